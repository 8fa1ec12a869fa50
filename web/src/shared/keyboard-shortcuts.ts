/** The keys of the table, in one list: what is shown is what is done, as a message. */

export const KEYS = [
  { keys: ['Tab'], does: 'key-tab' },
  { keys: ['←', '↑', '↓', '→'], does: 'key-arrows' },
  { keys: ['Enter'], does: 'key-enter' },
  { keys: ['Esc'], does: 'key-esc' },
  { keys: ['?'], does: 'key-rules' },
  { keys: ['N'], does: 'key-on' },
  { keys: ['M'], does: 'key-shout' },
  { keys: ['H'], does: 'key-hint' },
  { keys: ['U'], does: 'key-undo' },
  { keys: ['L'], does: 'key-log' },
  { keys: ['C'], does: 'key-company' },
  { keys: ['S'], does: 'key-settings' },
] as const

/** Return the letter of a bare key press, or '' where somebody types or something is open above. */
export function bareKey(event: KeyboardEvent): string {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return ''
  const element = event.target instanceof Element ? event.target : null
  return element?.closest('input, select, textarea, dialog') ? '' : latin(event)
}

/** Return the key in lower case; the Latin letter printed on it where the layout has another script. */
export function latin({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const foreign = /^\P{ASCII}$/u.test(key)
  return ((foreign && /^Key([A-Z])$/.exec(code)?.[1]) || key).toLowerCase()
}
