"""King & Intrigant."""
