"""The machine: a stack of immutable steps. It knows nothing of El Grande."""
