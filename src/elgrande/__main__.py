"""`python -m elgrande` is `elgrande`."""

from elgrande.cli import main

if __name__ == "__main__":
    main()
