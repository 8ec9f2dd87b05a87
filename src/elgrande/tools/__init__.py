"""Tools around the game: laws that every position keeps, the fuzzer, perft, simulation."""
