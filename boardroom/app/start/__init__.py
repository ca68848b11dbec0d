"""Starting: what the first frame needs, one window for each person, tidy folders, and a log of what nobody expected."""
