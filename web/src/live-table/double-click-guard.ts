/** Keep the second click of a double click from answering the next prompt. */

import { on } from 'svelte/events'

const NEAR = 24 // pixels within which two clicks are at the same spot
const QUICK = 200 // milliseconds between two taps; browsers count the clicks of a mouse themselves

interface Click {
  x: number
  y: number
  time: number
  question: string
  button: Element | null
}

/** Ignore a second click if the prompt or the button has changed since the first. */
export function ignoreSecondClicks(question: () => string): () => void {
  let last: Click | undefined

  function heard(event: MouseEvent): void {
    if (event.detail === 0) return // by keyboard
    const button = (event.target as Element).closest('button')
    const { clientX: x, clientY: y, timeStamp: time } = event
    const click = { x, y, time, question: question(), button }
    if (last && isSecond(event, last) && isAnother(click, last)) {
      event.stopImmediatePropagation()
      event.preventDefault()
    }
    last = click
  }
  return on(document, 'click', heard as EventListener, { capture: true })
}

function isSecond(event: MouseEvent, last: Click): boolean {
  const near = Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR
  const tapped = (event as PointerEvent).pointerType === 'touch'
  const quick = event.detail > 1 || (tapped && event.timeStamp - last.time < QUICK)
  return near && quick
}

const isAnother = (click: Click, last: Click) =>
  click.question !== last.question || click.button !== last.button
