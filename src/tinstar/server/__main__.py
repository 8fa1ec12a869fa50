"""`python -m tinstar.server`: the house without the rest of the command line."""

import argparse
from pathlib import Path

from tinstar.server import run


def main() -> None:
    parser = argparse.ArgumentParser(prog="tinstar.server", description=run.__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", help="an SQLAlchemy URL")
    parser.add_argument("--page", type=Path, help="the folder of the built page")
    arguments = parser.parse_args()
    run(**vars(arguments))


if __name__ == "__main__":
    main()
