"""How the game stands, in the side panel: which part is on, what points are made of, and what there still is."""
