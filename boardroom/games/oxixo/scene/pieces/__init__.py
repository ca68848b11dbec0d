"""What lies on the table, each thing painted by itself."""
