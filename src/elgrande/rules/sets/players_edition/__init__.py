"""Players' edition of King & Intrigant."""
