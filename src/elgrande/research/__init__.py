"""El Grande for machine learning: PettingZoo, Gymnasium and OpenSpiel environments, and a batch simulator."""
