"""Phoenix: sort your line by the light."""
