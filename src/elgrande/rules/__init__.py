"""The rules: what a table is made of, the position, and one folder for the base game and for each module."""
