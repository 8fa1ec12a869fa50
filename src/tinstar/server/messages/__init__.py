"""Everything that is said between the server and a page or a program, one `Struct` each.

The HTTP interface answers with these and takes these; its description (OpenAPI) and the types of
the page are made from them. Over a WebSocket the client says `ToServer` and hears `ToClient`, each
with its name in `type`.

`at` numbers what a table has gone through and never comes back, not even after an undo: an answer
that names an older `at` is refused, so a late or repeated message does no harm.
"""
