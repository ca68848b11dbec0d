"""How fast it is, measured as ratios in one run, because ratios travel between machines and seconds don't."""
