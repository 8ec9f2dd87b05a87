"""The migrations, each after the one that it names."""
