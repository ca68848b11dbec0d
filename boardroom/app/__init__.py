"""The window and its screens, and the one controller between scene, match and worker."""
