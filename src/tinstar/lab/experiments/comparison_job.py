"""Comparison of two settings, as a job of the server:
`python -m tinstar.lab.experiments.comparison_job SECONDS WAY LANGUAGE`.

The job reads the question as JSON from standard input. After each batch of games it writes the
result so far to standard output, as one line of JSON. WAY is "fast" for compiled code, or "python"
for Python without compiling. The job ends after SECONDS of processor time, when the intervals are
narrow, or after many games.
"""

import sys
import time
from contextlib import closing, suppress

import msgspec

from tinstar.engine.game_bundle import Rules
from tinstar.engine.i18n import ENGLISH, tongue
from tinstar.engine.process_priority import step_behind
from tinstar.games import rules
from tinstar.lab.experiments.comparison import Comparison, Difference, Played, which_of
from tinstar.lab.experiments.setting_in_words import HERE
from tinstar.lab.simulation.simulate import Plan
from tinstar.lab_schemas.comparison_result import Compared, Finding, Interval, Question, Setting
from tinstar.statistics import Estimate

MOST_MEMORY = 4 << 30  # bytes of address space; compiling alone takes 1 GiB
SEED = 1
LOTS, LOTS_IN_PYTHON = (32, 1024), (4, 8)  # games of each plan, in the first batch and the largest
MOST_GAMES = 100_000
NARROW = {"length": 0.01, "turn": 0.005}  # half-widths at which to stop
LONGEST_NAME = 60  # characters of a setting in a sentence


def main(seconds: str, way: str, language: str) -> None:
    _bound_memory()
    question = msgspec.json.decode(sys.stdin.buffer.read(), type=Question)
    fast = way == "fast"
    a, b = (plan_of(question, setting) for setting in (question.a, question.b))
    began, why = 0.0, ""
    with closing(Played(a, b, 1, lots=LOTS if fast else LOTS_IN_PYTHON, fast=fast)) as games:
        for count in games:
            began = began or time.process_time()  # the first batch may include compiling
            lines = games.lines()
            if time.process_time() - began > float(seconds):
                why = "time-up"
            elif count >= MOST_GAMES:
                why = "most-games"
            elif count > LOTS[0] and _narrow(lines):
                why = "narrow"
            found = Comparison(*games.results(), lines, why)
            sys.stdout.write(msgspec.json.encode(told(question, found, language)).decode() + "\n")
            sys.stdout.flush()
            if why:
                return


def plan_of(question: Question, setting: Setting) -> Plan:
    bundle = rules(question.game)
    edition = bundle.box.changed(bundle.edition, setting.numbers)
    seats = (question.kind,) * question.players
    return Plan(question.game, seats, 1, SEED, edition, setting.options)


def told(question: Question, found: Comparison, language: str = ENGLISH) -> Compared:
    """Return a comparison as the message that the job sends to the server.

    `why_it_ended` is the id of a message.
    """
    say, why = tongue(HERE, language).say, found.why_it_ended
    name = question.b.said()
    if question.a.said() or len(name) > LONGEST_NAME:
        name = "B"
    same = question.a == question.b
    sentence = say("same") if same else found.sentence(name or say("as-it-is"), language)
    findings = [_finding(found.b.game.rules, line, language) for line in found.lines]
    return Compared(sentence, len(found.a.rows), findings, say(why) if why else "")


def _finding(rules: Rules, line: Difference, language: str) -> Finding:
    metric = line.metric
    text = tongue(HERE, language).told(metric.text, "metric", metric.name)
    a, b, difference = (_interval(e, metric.scale) for e in (line.a, line.b, line.difference))
    words = metric.name, text, which_of(rules, line, language)
    return Finding(*words, metric.share, a, b, difference, line.sure)


def _interval(e: Estimate, scale: int) -> Interval:
    return Interval(e.value * scale, e.low * scale, e.high * scale)


def _narrow(lines: list[Difference]) -> bool:
    """Return whether the intervals of game length and wins are narrow enough.

    A share needs a small half-width. Any other figure needs a small ratio of half-width to value.
    """
    return all(
        d.high - d.value <= NARROW[metric.name] * (1 if metric.share else abs(a.value))
        for metric, _, a, _, d, _ in lines
        if metric.name in NARROW
    )


def _bound_memory() -> None:
    with suppress(ImportError, OSError, ValueError):  # other systems have no such limit
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


if __name__ == "__main__":
    step_behind()
    main(*sys.argv[1:])
