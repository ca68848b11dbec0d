"""What the Makefile and the build call; only the standard library is needed to start."""
