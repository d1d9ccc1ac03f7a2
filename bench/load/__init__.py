"""How many live tables a server carries: random clients over real WebSockets on loopback."""
