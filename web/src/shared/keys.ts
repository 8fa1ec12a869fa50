/** The keys of the table, in one list: what is shown is what is done. */

export const KEYS = [
  { keys: ['Tab'], does: 'to the table, and on to what stands beside it' },
  { keys: ['←', '↑', '↓', '→'], does: 'from one thing that can be done to the next' },
  { keys: ['Enter'], does: 'take it, or put it there' },
  { keys: ['Esc'], does: 'let go again; close what is open' },
  { keys: ['?'], does: 'the rules, beside what they allow now' },
  { keys: ['N'], does: 'on to your turn: what is left until then is passed over, and told in short' },
  { keys: ['M'], does: 'shout, in a game where one does' },
  { keys: ['H'], does: 'a hint' },
  { keys: ['U'], does: 'take back, if nobody learned anything' },
  { keys: ['L'], does: 'the log' },
  { keys: ['C'], does: 'the company, and links for others' },
  { keys: ['S'], does: 'settings and keys' },
] as const

/** The letter of a bare key press, or '' where somebody types or something is open above. */
export function bareKey(event: KeyboardEvent): string {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return ''
  const element = event.target instanceof Element ? event.target : null
  return element?.closest('input, select, textarea, dialog') ? '' : event.key.toLowerCase()
}
