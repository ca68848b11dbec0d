"""What a game, a match, a record and a store are: no Qt, no thinking."""
