"""Tables that people sit at right now."""
