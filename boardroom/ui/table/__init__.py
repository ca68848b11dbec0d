"""What tables are made of: scenes, films, the window onto them, and what assistive technology sees."""
