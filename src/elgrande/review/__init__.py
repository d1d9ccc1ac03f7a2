"""What decisions were worth: a game looked at again, move by move, by what each seat could know."""
