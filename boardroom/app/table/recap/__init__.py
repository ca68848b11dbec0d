"""Since your last turn: what there is to tell, as rows beside the table, as a strip where there is no room."""
