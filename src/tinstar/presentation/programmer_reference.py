"""Generate a reference page for programmers from a game's declarations."""

from enum import IntEnum
from typing import Any

from tinstar.engine.edition import Edition
from tinstar.engine.flow_table import Chance, Decision, Entry, Rule, Step
from tinstar.engine.game_bundle import Rules
from tinstar.presentation.flow_diagram import name_of


def page(rules: Rules, edition: Edition) -> str:
    """Return the page as Markdown: options, numbers, state, observation and actions of a game."""
    seats = rules.box.seats
    return "\n".join(
        [
            f"# {rules.title}",
            "",
            f"`tinstar.load({rules.name!r}, players=N, ...)` for N from {seats[0]} to {seats[-1]};"
            f" rules version {rules.version}.",
            "",
            *_options(rules),
            *_variants(rules),
            *_numbers(rules, edition),
            rules.state.reference(),
            *_observation(rules),
            rules.actions.reference(),
            *_flow(rules),
        ]
    )


def _table(title: str, *columns: str) -> list[str]:
    return [f"## {title}", "", f"| {' | '.join(columns)} |", "| --- " * len(columns) + "|"]


def _options(rules: Rules) -> list[str]:
    rows = [
        f"| `{o.name}` | {', '.join(map(repr, o.choices))} | {o.about} |"
        for o in rules.box.options.values()
    ]
    return [*_table("Options", "name", "choices, the default first", "what"), *rows, ""]


def _variants(rules: Rules) -> list[str]:
    if not rules.variants:
        return []
    rows = [f"| `{name}` | {v.players} | {v.text} |" for name, v in rules.variants.items()]
    return [*_table("Variants", "name", "seats", "what"), *rows, ""]


def _numbers(rules: Rules, edition: Edition) -> list[str]:
    rows = [
        f"| `{e.path}` | {e.value} | {' '.join(e.grade)} | {e.source} |" for e in edition.entries
    ]
    title = f"Numbers: {edition.title}"
    return [*_table(title, "name", "value", "grade", "source"), *rows, ""]


def _observation(rules: Rules) -> list[str]:
    """Return a table of each field's slice in the tensor, for the fewest and the most players."""
    least, most = rules.box.seats[0], rules.box.seats[-1]
    small, large = rules.state.slices(least), rules.state.slices(most)
    rows = [
        f"| `{name}` | {at.start}:{at.stop} | {large[name].start}:{large[name].stop} |"
        for name, at in small.items()
    ]
    return [*_table("Observation tensor", "field", f"{least} seats", f"{most} seats"), *rows, ""]


def _flow(rules: Rules) -> list[str]:
    """Return a table of phases, with actors, actions or effects, and phases that may follow."""
    entries: dict[Rule | IntEnum, Entry] = {**rules.flow.before, **rules.flow.phases}
    rows: list[str] = []
    for phase, entry in entries.items():
        leads = ", ".join(name_of(x) for x in entry.leads_to)
        rows.append(f"| {name_of(phase)} | {_who(entry)} | {_what(entry)} | {leads} |")
    return [*_table("Flow", "phase", "who", "what", "leads to"), *rows, ""]


def _who(entry: Any) -> str:
    if isinstance(entry, Decision):
        return f"seat `{entry.seat}`"
    return {Chance: "chance", Step: "by itself"}.get(type(entry), "nobody")


def _what(entry: Any) -> str:
    if isinstance(entry, Decision):
        return ", ".join(f"`{given.family.notation}`" for given in entry.actions)
    if isinstance(entry, Chance):
        return entry.effect.__name__.replace("_", " ")
    effects = [effect for _, effect, _ in entry.cases] if isinstance(entry, Step) else []
    return ", ".join(effect.__name__.replace("_", " ") for effect in effects)
