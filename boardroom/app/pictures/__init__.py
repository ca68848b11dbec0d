"""Pictures of boxes and tables, painted small and kept."""
