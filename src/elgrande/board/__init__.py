"""The board: spaces, pieces and the primitive changes to them; and the one table of option ids."""
