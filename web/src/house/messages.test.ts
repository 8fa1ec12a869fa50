import { expect, it } from 'vitest'
import { inOrder, type ToWorker } from './messages'

const ask = (id: number, method: string): ToWorker => {
  return { type: 'request', id, method, path: '/api/tables', headers: {}, body: '' }
}

it('answers what the player asked for before what the lobby shows', () => {
  const look: ToWorker = { type: 'connect', id: 4, path: '/api/tables/a/live' }
  const early = [ask(1, 'GET'), ask(2, 'POST'), ask(3, 'GET'), look, ask(5, 'PUT')]
  const ids = inOrder(early).map((message) => 'id' in message && message.id)
  expect(ids).toEqual([2, 4, 5, 1, 3])
})
