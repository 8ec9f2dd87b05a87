"""The board: spaces, pieces and the primitive changes to them; also the single table of option ids."""
