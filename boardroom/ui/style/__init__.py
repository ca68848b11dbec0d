"""The house style: theme, fonts, text size, motion and languages, changed for everybody at once."""
