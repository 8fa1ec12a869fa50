/** What is said of a game before one knows it. */

/** "2", "2 or 3", "2 to 5": how many may sit. */
export function howMany(seats: number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)]
  if (least === most) return `${least}`
  return most - least === 1 ? `${least} or ${most}` : `${least} to ${most}`
}

export const howLong = (minutes: number): string => `about ${minutes} minutes`
