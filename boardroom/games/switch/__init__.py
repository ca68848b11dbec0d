"""Switch: throw, discard, dare again."""
