"""The game in a terminal: the table drawn with Rich, and what the commands of ``elgrande`` print."""
