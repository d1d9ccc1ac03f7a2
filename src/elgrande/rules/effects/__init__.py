"""The verbs that cards use. A card names one of these effects; the tasks beside each effect carry it out."""
