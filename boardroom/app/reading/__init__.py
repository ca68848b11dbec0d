"""What is read: rulebooks and booklets as the window knows them, and how a book is set on a page."""
