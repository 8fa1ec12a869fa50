"""`tinstar` and `python -m tinstar`."""

import sys


def main() -> None:
    try:
        from tinstar.cli import run

        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:  # before or after the command itself, which answers for its own
        print("tinstar: interrupted", file=sys.stderr)
        sys.exit(130)


if __name__ == "__main__":
    main()
