"""Promises about the rulebook: numbered clauses, and code tagged with them."""

from tinstar.engine.game_bundle import Rules
from tinstar.engine.rulebook import Clause, Kind, parse, tags
from tinstar.games import read_edition
from tinstar.presentation.programmer_reference import page
from tinstar.testing.contract.promise import Broken, expect, promise


def clauses(rules: Rules) -> list[Clause]:
    try:
        return parse(rules.clauses)
    except (OSError, TypeError) as e:
        raise Broken(f"RULES.md: {e}") from e


def tagged(rules: Rules) -> set[str]:
    """Return the clauses that are named by tags in the code of a game."""
    files = [*rules.folder.rglob("*.py"), *rules.folder.rglob("*.toml")]
    return set[str]().union(*(tags(f.read_text(encoding="utf-8")) for f in files))


@promise("rules", "a reader of the rules can find the code, and the page can show the clause")
def a_clause_is_carried_by_code(rules: Rules) -> None:
    carried = tagged(rules)
    lacking = [c for c in clauses(rules) if c.kind.wants_code and c.id not in carried]
    if lacking:
        c = lacking[0]
        ids = ", ".join(c.id for c in lacking)
        raise Broken(f"{ids}: expected the tag [{c.id}] in the code that does this: {c.text[:80]}")


@promise("rules", "a tag without a clause misleads")
def every_tag_in_the_code_is_a_clause(rules: Rules) -> None:
    odd = sorted(tagged(rules) - {c.id for c in clauses(rules)})
    expect(not odd, f"the code has tags {odd}, but RULES.md has no such clauses")


@promise("rules", "the answer to `why not?` names the clause")
def every_deed_has_clauses_that_there_are(rules: Rules) -> None:
    known = {c.id for c in clauses(rules)}
    for family in rules.actions.families.values():
        odd = sorted(set(family.clauses) - known)
        expect(
            family.clauses and not odd,
            f"action {family.name}: expected clauses of RULES.md, got {odd or 'none'}",
        )


@promise("rules", "a host reads there what an option does")
def every_option_has_a_clause_that_says_all_its_choices(rules: Rules) -> None:
    told = [c for c in clauses(rules) if c.kind is Kind.OPTION]
    for option in rules.box.options.values():
        found = [c.text for c in told if f"`{option.name}`" in c.text]
        expect(found, f"RULES.md: expected a clause (option) that names `{option.name}`, got none")
        lacking = [c for c in option.choices if str(c).lower() not in found[0]]
        expect(
            not lacking, f"RULES.md: the clause about `{option.name}` lacks the choices {lacking}"
        )


@promise("rules", "programmers look it up there")
def the_page_names_every_option_number_field_and_action(rules: Rules) -> None:
    edition = read_edition(rules)
    text = page(rules, edition)
    names = [*rules.box.options, *(e.path for e in edition.entries), *rules.state.fields]
    notations = [f.notation for f in rules.actions.families.values()]
    lacking = [said for said in names + notations if f"`{said}`" not in text]
    expect(not lacking, f"the programmer's reference lacks {lacking}")


@promise("rules", "hosts are offered every variant, so each must work")
def every_variant_can_be_played(rules: Rules) -> None:
    from tinstar.games import load

    for name in rules.variants:
        load(rules).variant(name)
