"""The Qt kit that scenes and screens are made of."""
