"""Original booklets: kept in folders of their own, read in a process with little time and memory."""
