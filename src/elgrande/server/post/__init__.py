"""Notices: put into a queue in the database, and sent by mail, to browsers, or to other services."""
