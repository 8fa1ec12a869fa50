"""Entry point of `tinstar` and `python -m tinstar`."""

import sys


def main() -> None:
    try:
        from tinstar.cli import run

        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:  # while no command runs; a running command handles Ctrl-C itself
        print("tinstar: stopped by Ctrl-C", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
