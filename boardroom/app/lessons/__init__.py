"""Learning by playing: the page with all lessons, and the table at which one is taken."""
