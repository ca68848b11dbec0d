"""Help: about the program, its keys, and the licences of what it is made with."""
