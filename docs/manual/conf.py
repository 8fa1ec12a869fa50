"""Sphinx configuration of the manual (`make manual`); its source is the whole repository."""

from pygments.lexers.special import TextLexer

import tinstar
from docs.manual import checking, contents, making

project = "Tinstar"
copyright = "The Tinstar developers"
version = release = tinstar.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = contents.DOOR
include_patterns = contents.PATTERNS
exclude_patterns = [".*", "build", "dist", "src/tinstar/ui", "tests", "**/node_modules"]

myst_heading_anchors = 6
smartquotes = False  # options and code in tables stay as typed
default_role = "code"  # docstrings use single backquotes
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_inherit_docstrings = False
autodoc_default_options = {"members": True, "undoc-members": False}
python_maximum_signature_line_length = 88

html_theme = "furo"
html_title = f"Tinstar {version}"
html_favicon = str(contents.ROOT / "web/public/star.svg")
html_static_path = ["static"]
html_css_files = ["manual.css"]
html_copy_source = False
html_show_sphinx = False


def setup(app):
    making.write()
    app.add_lexer("ftl", TextLexer)  # Pygments has no lexer for catalogues
    app.connect("source-read", contents.list_pages)
    app.connect("build-finished", checking.check)
