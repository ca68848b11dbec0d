"""Sounds: played by a process of their own, as loud as the settings say."""
