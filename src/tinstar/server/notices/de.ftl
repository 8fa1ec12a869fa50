# Was jemand anderswo gesagt bekommt.

turn = Du bist dran bei { $title }
turn-body = Der Tisch wartet auf dich.
turn-named = { $names }: dran bei { $title }
late = Du bist immer noch dran bei { $title }
late-body = Deine Zeit läuft bald ab.
late-named = { $names }: immer noch dran bei { $title }

## Per E-Mail

prove = Sollen wir dir schreiben, wenn du dran bist?
prove-why = Jemand, der hier spielt, vielleicht du, möchte unter dieser Adresse erfahren, dass sie dran ist.
prove-yes = Ja, schreibt mir:
prove-no = Wenn du das nicht warst, tu nichts: Dieser Link gilt nur bis morgen, und mehr kommt dann nicht.
no-more = Keine solchen Briefe mehr: { $link }
