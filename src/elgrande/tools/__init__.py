"""Tools around the game: laws that every position obeys, the fuzzer, perft, simulation."""
