"""Settings: what a person has chosen, how it is put into force, and the screen to choose it on."""
