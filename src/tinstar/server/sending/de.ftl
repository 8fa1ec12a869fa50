# Was jemand anderswo gesagt bekommt.

turn = Du bist dran bei { $title }
turn-body = Der Tisch wartet auf dich.
turn-named = { $names }: dran bei { $title }
late = Du bist immer noch dran bei { $title }
late-body = Deine Zeit läuft bald ab.
late-named = { $names }: immer noch dran bei { $title }
night = Heute Abend: { $circle }
night-body = Dein Kreis trifft sich jetzt.
night-somewhere = Ein Freundeskreis trifft sich jetzt

## Per E-Mail

prove = Dürfen wir dir schreiben, wenn du dran bist?
prove-why = Jemand, der hier spielt, vielleicht du, möchte an diese Adresse E-Mails bekommen, sobald ein Zug ansteht.
prove-yes = Ja, schreibt mir:
prove-no = Wenn du das nicht warst, tu nichts. Dieser Link gilt nur bis morgen, und mehr E-Mails kommen nicht.
no-more = Keine solchen E-Mails mehr: { $link }
