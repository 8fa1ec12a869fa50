/** Everything the page asks the house for by HTTP. */

import type {
  Again,
  ChangeChair,
  Hint,
  House,
  Join,
  Links,
  NewTable,
  Problem,
  Recover,
  Replay,
  RulesPage,
  Table,
  Tables,
  Verdict,
} from '../generated/messages'

/** Why the house did not do what it was asked; `status` is 0 where it could not be reached. */
export class HouseError extends Error {
  constructor(
    readonly error: string,
    detail: string,
    readonly status: number,
  ) {
    super(detail)
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  const sent = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) }
  let response: Response
  try {
    response = await fetch(`/api${path}`, sent)
  } catch {
    throw new HouseError('Unreachable', 'The house cannot be reached.', 0)
  }
  if (response.ok) return response
  const problem: Partial<Problem> = await response.json().catch(() => ({}))
  const detail = problem.detail || `The house answers ${response.status}.`
  throw new HouseError(problem.error ?? '', detail, response.status)
}

async function get<T>(path: string): Promise<T> {
  return (await ask('GET', path)).json()
}

async function tell<T>(method: 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
  return (await ask(method, path, body)).json()
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`

export const house = {
  look: () => get<House>('/house'),
  rules: (game: string) => get<RulesPage>(`/games/${game}/rules`),
  mine: async () => (await get<Tables>('/tables')).tables,
  set: (table: NewTable) => tell<Table>('POST', '/tables', table),
  table: (id: string) => get<Table>(at(id)),
  join: (id: string, join: Join) => tell<Table>('POST', `${at(id)}/join`, join),
  leave: (id: string) => tell<Table>('POST', `${at(id)}/leave`),
  start: (id: string) => tell<Table>('POST', `${at(id)}/start`),
  again: (id: string, again: Again) => tell<Table>('POST', `${at(id)}/again`, again),
  recover: (id: string, recover: Recover) => tell<Table>('POST', `${at(id)}/recover`, recover),
  chair: (id: string, seat: number, chair: ChangeChair) =>
    tell<Table>('PUT', `${at(id)}/chairs/${seat}`, chair),
  links: (id: string) => get<Links>(`${at(id)}/links`),
  hint: (id: string, seat: number) => tell<Hint>('POST', `${at(id)}/seats/${seat}/hint`),
  replay: (id: string, seat: number) => get<Replay>(`${at(id)}/replay/${seat}`),
  verdict: (id: string) => get<Verdict>(`${at(id)}/verdict`),
  journal: async (id: string) => (await ask('GET', `${at(id)}/journal`)).text(),
}

export const journalAddress = (id: string) => `/api${at(id)}/journal`
