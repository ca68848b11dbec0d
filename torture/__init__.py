"""`make torture`: the program is killed, misfed, handled at random, cut off from its disk and run for hours."""
