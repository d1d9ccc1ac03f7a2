"""The HTTP interface and the WebSocket of a table."""
