/** What was passed over, in short. */
import type { LogLine } from '../generated/messages'
import { say } from './words'

const MOST = 6 // sentences; the log has them all

/** The last deeds among these lines, and how many came before. */
export function shortSummary(lines: LogLine[]): { told: string[]; more: number } {
  const deeds = lines.filter((line) => line.seat != null)
  const told = (deeds.length ? deeds : lines).map((line) => line.text)
  return { told: told.slice(-MOST), more: Math.max(0, told.length - MOST) }
}

/** What is said above them. */
export function summaryHeading(lines: LogLine[]): string {
  const { told, more } = shortSummary(lines)
  return more ? say('since-the-last-of', { n: more + told.length }) : say('since')
}
