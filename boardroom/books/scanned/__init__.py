"""Laying out texts that came from a scan, without losing a word."""
