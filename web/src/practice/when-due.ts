/** When an exercise comes again, in words. */

import { clockTime, dayAndTime } from '../shared/time-format'
import { say } from './words'

/** "today at 18:00" or "on Tuesday 18:00". */
export function whenDue(seconds: number, now = new Date()): string {
  const today = new Date(1000 * seconds).toDateString() === now.toDateString()
  return today
    ? say('today-at', { time: clockTime(seconds) })
    : say('on-day', { day: dayAndTime(seconds) })
}
