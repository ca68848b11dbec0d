"""People's own original booklets: added, read, searched and removed."""
