/** The page's calls to the server's HTTP API. */

import type {
  ChangeChair,
  Commit,
  ScoreCurve,
  Duplicate,
  Frame,
  GuideLessons,
  Hint,
  ServerInfo,
  Join,
  LabGame,
  LabQuestionState,
  TableLinks,
  AbsenceDecision,
  NewTable,
  OpenedJournal,
  OpenJournal,
  Problem,
  Question,
  RecoverSeat,
  Replay,
  Reveal,
  ReviewState,
  RulesPage,
  Table,
  TableList,
  FairnessVerdict,
} from '../generated/messages'
import { house } from '../house/house'
import { featureAt, features, featuresAre, type Feature } from './features.svelte'
import { language, say } from './i18n'

const LONGEST_JOURNAL = 16_000_000 // characters

/** An error of the server; `status` is 0 if it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly error: string,
    detail: string,
    readonly status: number,
  ) {
    super(detail)
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': language }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const sent = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) }
  let response: Response
  try {
    response = await house.fetch(`/api${path}`, sent)
  } catch {
    throw new ApiError('Unreachable', say('unreachable'), 0)
  }
  if (response.ok) return response
  const feature = response.status === 404 && featureAt(path)
  if (feature && (await isOffNow(feature)))
    throw new ApiError('FeatureOff', say('feature-off', { feature }), response.status)
  const problem: Partial<Problem> = await response.json().catch(() => ({}))
  const detail = problem.detail || say('answers', { status: `${response.status}` })
  throw new ApiError(problem.error ?? '', detail, response.status)
}

/** GET an API path; throws an `ApiError`. */
export async function get<T>(path: string): Promise<T> {
  return (await ask('GET', path)).json()
}

/** Change something at an API path; throws an `ApiError`. */
export async function tell<T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  return (await ask(method, path, body)).json()
}

/** Return a response's text, up to the size that this page can check. */
async function bounded(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    text += part.value
    if (text.length > LONGEST_JOURNAL) {
      await reader?.cancel()
      throw new ApiError('TooLong', say('journal-too-long'), 0)
    }
  }
  return text
}

let looked: Promise<ServerInfo> | undefined

/** Return the server's games, players and features; loaded once. */
function look(): Promise<ServerInfo> {
  looked ??= get<ServerInfo>('/house').then(
    (serverInfo) => {
      featuresAre(serverInfo.features ?? [])
      return serverInfo
    },
    (error) => {
      looked = undefined
      throw error
    },
  )
  return looked
}

/** Return whether the server has a feature; false if it cannot be reached. */
async function has(feature: Feature): Promise<boolean> {
  await look().catch(() => {})
  return features.has(feature)
}

/** Load the features again: the server may have been restarted without this feature. */
async function isOffNow(feature: Feature): Promise<boolean> {
  looked = undefined
  await look().catch(() => {})
  return features.isOff(feature)
}

/** The API path of a table. */
export const tablePath = (table: string) => `/tables/${encodeURIComponent(table)}`

export const api = {
  look,
  has,
  rules: (game: string) => get<RulesPage>(`/games/${encodeURIComponent(game)}/rules`),
  knobs: (game: string) => get<LabGame>(`/lab/games/${encodeURIComponent(game)}`),
  askTheLab: (question: Question) => tell<LabQuestionState>('POST', '/lab/questions', question),
  labAnswer: (id: string) => get<LabQuestionState>(`/lab/questions/${encodeURIComponent(id)}`),
  leaveTheLab: (id: string) =>
    tell<LabQuestionState>('DELETE', `/lab/questions/${encodeURIComponent(id)}`),
  mine: async () => (await get<TableList>('/tables')).tables,
  set: (table: NewTable) => tell<Table>('POST', '/tables', table),
  table: (id: string) => get<Table>(tablePath(id)),
  guide: (id: string) => get<GuideLessons>(`${tablePath(id)}/guide`),
  join: (id: string, join: Join) => tell<Table>('POST', `${tablePath(id)}/join`, join),
  leave: (id: string) => tell<Table>('POST', `${tablePath(id)}/leave`),
  commit: (id: string, commit: Commit) => tell<Table>('POST', `${tablePath(id)}/commit`, commit),
  reveal: (id: string, reveal: Reveal) => tell<Table>('POST', `${tablePath(id)}/reveal`, reveal),
  start: (id: string) => tell<Table>('POST', `${tablePath(id)}/start`),
  again: (id: string) => tell<Table>('POST', `${tablePath(id)}/again`),
  pause: (id: string, wish: boolean) => tell<Table>('POST', `${tablePath(id)}/pause`, { wish }),
  quiet: (id: string, wish: boolean) => tell<Table>('POST', `${tablePath(id)}/quiet`, { wish }),
  recover: (id: string, recover: RecoverSeat) =>
    tell<Table>('POST', `${tablePath(id)}/recover`, recover),
  chair: (id: string, seat: number, chair: ChangeChair) =>
    tell<Table>('PUT', `${tablePath(id)}/chairs/${seat}`, chair),
  missing: (id: string, seat: number, missed: AbsenceDecision) =>
    tell<Table>('POST', `${tablePath(id)}/chairs/${seat}/missing`, missed),
  links: (id: string) => get<TableLinks>(`${tablePath(id)}/links`),
  frame: (id: string, seat: number) => get<Frame>(`${tablePath(id)}/seats/${seat}/frame`),
  hint: (id: string, seat: number) => tell<Hint>('POST', `${tablePath(id)}/seats/${seat}/hint`),
  replay: (id: string, seat: number) => get<Replay>(`${tablePath(id)}/replay/${seat}`),
  duplicate: (id: string) => get<Duplicate>(`/duplicates/${encodeURIComponent(id)}`),
  course: (id: string) => get<ScoreCurve>(`${tablePath(id)}/course`),
  review: (id: string) => get<ReviewState>(`${tablePath(id)}/review`),
  askForReview: (id: string) => tell<ReviewState>('POST', `${tablePath(id)}/review`),
  verdict: (id: string) => get<FairnessVerdict>(`${tablePath(id)}/verdict`),
  openJournal: (brought: OpenJournal) => tell<OpenedJournal>('POST', '/journals', brought),
  journal: async (id: string) => bounded(await ask('GET', `${tablePath(id)}/journal`)),
}

/** Return the URL of a table's journal. */
export const journalAddress = (id: string) => `/api${tablePath(id)}/journal`
