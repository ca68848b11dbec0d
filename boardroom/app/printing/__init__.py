"""On paper: rules as pages, as a booklet, on one page, and pieces to cut out."""
