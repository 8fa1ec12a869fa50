/** A short summary of skipped events. */
import type { LogLine } from '../generated/messages'
import { say } from './words'

const MOST = 6 // sentences; the log has all

/** Return the last deeds among these lines, and the number before them. */
export function shortSummary(lines: LogLine[]): { told: string[]; more: number } {
  const deeds = lines.filter((line) => line.seat != null)
  const told = (deeds.length ? deeds : lines).map((line) => line.text)
  return { told: told.slice(-MOST), more: Math.max(0, told.length - MOST) }
}

/** Return the heading of the summary. */
export function summaryHeading(lines: LogLine[]): string {
  const { told, more } = shortSummary(lines)
  return more ? say('since-the-last-of', { n: more + told.length }) : say('since')
}
