"""Oxixo: push a cube, line up five."""
