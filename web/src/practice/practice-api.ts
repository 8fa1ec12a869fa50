/** The API of puzzles and exercises, and the puzzles that this browser has solved. */

import type { Exercise, Exercises, Judgement, Puzzle, PuzzleList } from '../generated/messages'
import { get, tablePath, tell } from '../shared/api-client'
import { recall, remember } from '../shared/local-storage'

const puzzlesPath = (game: string) => `/games/${encodeURIComponent(game)}/puzzles`
const puzzlePath = (game: string, id: string) => `${puzzlesPath(game)}/${encodeURIComponent(id)}`
const exercisePath = (table: string, position: number) =>
  `${tablePath(table)}/exercises/${position}`

export const practiceApi = {
  puzzles: (game: string) => get<PuzzleList>(puzzlesPath(game)),
  puzzle: (game: string, id: string) => get<Puzzle>(puzzlePath(game, id)),
  tryPuzzle: (game: string, id: string, action: number) =>
    tell<Judgement>('POST', `${puzzlePath(game, id)}/tries`, { action }),
  exercises: () => get<Exercises>('/me/exercises'),
  exercise: (table: string, position: number) => get<Exercise>(exercisePath(table, position)),
  tryExercise: (table: string, position: number, action: number) =>
    tell<Judgement>('POST', exercisePath(table, position), { action }),
}

/** Return the ids of the puzzles of a game that were solved at the first try. */
export const solved = (game: string): string[] => recall<string[]>(`solved.${game}`) ?? []

/** Store that a puzzle was solved. */
export function isSolved(game: string, id: string): void {
  remember(`solved.${game}`, [...new Set([...solved(game), id])])
}
