"""The check of contrast finds faint text in each colour scheme, and nothing else."""

from tests.browser.conftest import Arrive
from tests.browser.contrast import unreadable
from tests.browser.server_process import ServerProcess

PAGE = """
<style>
    body { background: white; color: black }
    #day { color: #ccc }
    #veiled { color: black; opacity: 0.2 }
    #under { color: #ddd; margin: 0; position: absolute; top: 200px }
    #over { background: white; position: absolute; top: 195px; width: 300px; height: 14px }
    @media (prefers-color-scheme: dark) {
        body { background: black; color: white }
        #night, #veiled { color: #333 }
    }
</style>
<p>Readable</p><p id=day>Faint by day</p><p id=night>Faint by night</p><p id=veiled>Veiled</p>
<p id=under>Half covered</p><div id=over></div>
"""


def test_faint_text_is_found_by_day_and_by_night_unless_it_is_covered(
    visitor: Arrive, server: ServerProcess
):
    person = visitor(server)
    person.page.set_content(PAGE)
    found = [line.rpartition(":")[0] for line in unreadable(person, then="dark")]
    assert found == ["Faint by day", "Veiled", "Faint by night", "Veiled"]
    assert not person.page.evaluate("document.adoptedStyleSheets[0].cssRules.length")
