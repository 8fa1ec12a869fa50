// What a net says of a seat's view, without a search.

import type { DrawAnswer, DrawRequest, PolicyAnswer, PolicyRequest } from './messages.ts'
import type { PlacedNet } from './net.ts'
import type { Position } from './position.ts'

/** Draws an action from a net's policy. */
export function draw(position: Position, asked: DrawRequest, net: PlacedNet): DrawAnswer {
  const stream = position.code.memory.array('u8', 1).fill(asked.stream)
  const drawing = [stream, asked.power, Number(asked.considerate)]
  const { eyes, net: weights, mind } = net
  const [, , , , , actions, , odds] = mind
  odds!.bytes().fill(0) // so entries that stand for no action have no probability
  const action = position.call('decide', position.view, asked.seat, eyes, weights, mind, drawing)
  const shares = Array.from({ length: odds!.shape[0]! }, (_, k): [number, number] => [
    Number(actions!.number(k)),
    Number(odds!.number(k)),
  ])
  return { action, policy: shares.filter(([, share]) => share > 0), stream: stream.bytes().slice() }
}

/** Returns the probability of each legal action. */
export function policy(position: Position, asked: PolicyRequest, net: PlacedNet): PolicyAnswer {
  const { eyes, net: weights, mind } = net
  const n = position.call('think_once', position.view, asked.seat, eyes, weights, mind)
  const [, , , , , actions, , odds] = mind
  return {
    policy: Array.from({ length: n }, (_, k) => [
      Number(actions!.number(k)),
      Number(odds!.number(k)),
    ]),
  }
}
