"""The machine: a stack of immutable steps. It knows nothing about El Grande."""
