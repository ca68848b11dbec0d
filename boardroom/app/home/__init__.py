"""Home: what shall we play, and what is still on the table."""
