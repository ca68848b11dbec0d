"""How a game looks and speaks outside its rules: its face, figures, pieces to cut out, names."""
