"""The `tinstar` command line: run one command, and report errors.

A command imports heavy modules only when it needs them, so `tinstar --help` answers at once. The
exit code is 0 if all went well, and 2 for any error. The exit code 1 has two meanings: `tinstar
verify` cannot judge an unfinished match yet, or `tinstar check` found faults in a game.
"""

import sys
from collections.abc import Sequence

import typer

from tinstar.cli import (
    arena_command,
    author_commands,
    daily_command,
    edition_commands,
    mcp_command,
    owner_commands,
    play_command,
    rules_and_journal_commands,
    serve_commands,
    shared_options,
    simulate_and_bench_commands,
    site_command,
    train_command,
)
from tinstar.cli.terminal_encoding import never_fail, write_no_more

COMMANDS = (
    rules_and_journal_commands,
    author_commands,
    arena_command,
    daily_command,
    edition_commands,
    serve_commands,
    simulate_and_bench_commands,
    mcp_command,
    owner_commands,
    play_command,
    site_command,
    train_command,
)  # each adds its commands to the app
WRONG = 2
LONGEST = 80  # characters of the value that an error quotes
SETTINGS = "settings"  # the argument for numbers and options of a game
INTERRUPTED = 130  # the exit code that Typer returns for a KeyboardInterrupt


def run(arguments: Sequence[str]) -> int:
    """Run one command line and return its exit code.

    Any error is printed as one line on stderr.
    """
    from tinstar.errors import TinstarError

    never_fail(sys.stdout, sys.stderr)
    try:
        code = shared_options.app(list(arguments), prog_name="tinstar", standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has read enough
        return write_no_more(sys.stdout)
    except OSError as e:
        write_no_more(sys.stdout)
        return complain(f"expected to read and write files, got: {e}")
    except TinstarError as e:
        return complain(str(e))
    except typer.TyperException as e:
        return complain(no_such_option(e, arguments) or e.format_message())
    except typer.Abort:
        return complain("expected more input, got its end")
    if code == INTERRUPTED:
        return complain("stopped by Ctrl-C")
    return code or 0


def no_such_option(e: typer.TyperException, arguments: Sequence[str]) -> str:
    """If an unknown option may be a game's number or option, explain how to write it.

    Otherwise return "".
    """
    near, context = getattr(e, "possibilities", None), getattr(e, "ctx", None)
    if near is None or context is None:
        return ""
    if SETTINGS not in {known.name for known in context.command.params}:
        return ""
    flag = getattr(e, "option_name", "")
    value = " ".join(arguments).partition(flag)[2].lstrip("= ").partition(" ")[0]
    if "=" not in value:
        if near:
            return ""
        value = f"{flag.lstrip('-')}={value or '...'}"
    how = "write numbers and options of a game as PATH=VALUE"
    return f"No such option: {flag}; {how}: {value[:LONGEST]}"


def complain(message: str) -> int:
    print(f"tinstar: {' '.join(message.split())}", file=sys.stderr)
    return WRONG
