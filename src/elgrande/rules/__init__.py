"""The rules: what a table is made of, the position, and one folder each for the base game and every module."""

import elgrande.rules.build  # noqa: F401  (whoever uses the rules knows the modules of the box)
