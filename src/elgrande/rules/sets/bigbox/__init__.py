"""What several sets of the Big Box share."""
