"""Painting: shapes, icons, shadows, paper, and pictures that are kept."""
