# Was jemand anderswo gesagt bekommt.

turn = Du bist am Zug bei { $title }
turn-body = Der Tisch wartet auf dich.
turn-named = { $names }: am Zug bei { $title }
late = Du bist immer noch am Zug bei { $title }
late-body = Deine Zeit läuft bald ab.
late-named = { $names }: immer noch am Zug bei { $title }

## Per E-Mail

prove = Sollen wir dir schreiben, wenn du am Zug bist?
prove-why = Jemand, der hier spielt, vielleicht du, möchte unter dieser Adresse erfahren, wann ein Zug ansteht.
prove-yes = Ja, schreibt mir:
prove-no = Wenn du das nicht warst, tu nichts: Dieser Link gilt nur bis morgen, und mehr kommt dann nicht.
no-more = Keine solchen Briefe mehr: { $link }
