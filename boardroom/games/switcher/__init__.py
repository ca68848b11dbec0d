"""El Switcher: swap drawers, form figures.

Published by Maldón, illustrated by Decur (Guillermo Decurgez), designed by Christian Argiz.
"""
