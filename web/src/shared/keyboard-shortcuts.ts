/** The table's keyboard shortcuts with their descriptions (message ids): the single list for help
 * and behaviour. */

export const KEYS = [
  { keys: ['Tab'], does: 'key-tab' },
  { keys: ['←', '↑', '↓', '→'], does: 'key-arrows' },
  { keys: ['Enter'], does: 'key-enter' },
  { keys: ['Esc'], does: 'key-esc' },
  { keys: ['?'], does: 'key-rules' },
  { keys: ['N'], does: 'key-on' },
  { keys: ['M'], does: 'key-shout' },
  { keys: ['Q'], does: 'key-quiet' },
  { keys: ['H'], does: 'key-hint' },
  { keys: ['U'], does: 'key-undo' },
  { keys: ['L'], does: 'key-log' },
  { keys: ['C'], does: 'key-company' },
  { keys: ['S'], does: 'key-settings' },
] as const

/** Return the letter of a plain key press; '' while typing or below an open dialog. */
export function bareKey(event: KeyboardEvent): string {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return ''
  const element = event.target instanceof Element ? event.target : null
  return element?.closest('input, select, textarea, dialog') ? '' : latin(event)
}

/** Return the key in lower case; for non-Latin layouts, the Latin letter printed on it. */
export function latin({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const foreign = /^\P{ASCII}$/u.test(key)
  return ((foreign && /^Key([A-Z])$/.exec(code)?.[1]) || key).toLowerCase()
}
