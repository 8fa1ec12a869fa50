"""WebAssembly modules: what their descriptions say, and what is left if building one fails."""

from pathlib import Path

import pytest

from distribution import webassembly
from distribution.descriptions import Array, Group, Layouts, Number, layouts
from distribution.webassembly import for_a_browser, linked, section
from tinstar.games import load
from tinstar.players.search_nodes import NODE

GAME = "calaboose"


@pytest.fixture(scope="module")
def described() -> Layouts:
    functions = for_a_browser(GAME)
    entries = {key: (f"planted_{i}", "int") for i, key in enumerate(functions)}
    return layouts(load(GAME), functions, entries)


def test_a_record_is_described_as_python_has_it(described: Layouts):
    for name, kind in (("state", load(GAME).rules.state.dtype), ("node", NODE)):
        record = described.records[name]
        assert record.size == kind.itemsize
        assert list(record.fields) == list(kind.names or ())
        for field, said in record.fields.items():
            assert said.offset == kind.fields[field][1]
            assert said.shape == kind[field].shape
            assert said.of == kind[field].base.str[1:]


def test_arguments_have_their_names_and_types(described: Layouts):
    found = described.entries["decide"].arguments
    assert found[:3] == (
        Array("boxes", "box", 1),
        Array("views", "state", 1),
        Number("seat", "int"),
    )
    drawing = found[-1]
    assert isinstance(drawing, Group)
    assert drawing.elements == (Array("0", "u8", 1), Number("1", "float"), Number("2", "int"))
    net = next(each for each in found if each.name == "net")
    assert isinstance(net, Group)
    assert net.elements[0] == Array("features", "f4", 2)


def test_a_browser_gets_what_a_table_calls_and_nothing_of_training(described: Layouts):
    assert {"list_actions", "grow_by_net", "random_games", "encode_one"} <= set(described.entries)
    assert not {"games_part", "step_part", "look_for_leaks"} & set(described.entries)


def test_another_offset_is_another_digest(described: Layouts):
    before = described.digest
    field = described.records["node"].fields["visits"]
    field.offset += 2
    changed = described.digest
    field.offset -= 2
    assert changed != before == described.digest


def test_a_custom_section_says_how_long_it_is():
    content = bytes(200)
    assert section(b"ab", content) == bytes([0, 203, 1, 2]) + b"ab" + content


def test_code_that_cannot_be_linked_is_refused():
    with pytest.raises(SystemExit, match="wasm-ld"):
        linked(b"no code", {"planted"})


@pytest.mark.compiled
def test_a_failing_linker_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(webassembly, "emit", lambda *_: b"no code")
    with pytest.raises(SystemExit, match="wasm-ld"):
        webassembly.build(GAME, tmp_path)
    assert not list(tmp_path.iterdir())
