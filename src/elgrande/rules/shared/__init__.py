"""What several modules share."""
