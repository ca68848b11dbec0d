"""El Switcher: swap drawers, form figures."""
