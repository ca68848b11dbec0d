"""The table: one controller between scene, match and thinking process, and the screen around it."""
