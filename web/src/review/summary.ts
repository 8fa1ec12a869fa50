/** A review in one sentence: the result, what helped most and what hurt most. */

import type { Balance, Figure } from '../generated/messages'
import { percent, signed, SURE } from './replay.svelte'
import { say } from './words'

type Part = 'luck' | 'own' | 'others'
const PARTS: Part[] = ['luck', 'own', 'others']

const isSure = ({ value, error }: Figure) => Math.abs(value) >= 0.005 + SURE * error

/** Return the sentence about a seat. */
export function summary(balance: Balance, name: string): string {
  const result = balance.result > 0.995 ? 'won' : balance.result > 0.005 ? 'shared' : 'lost'
  const came = say('came', { result, name, start: percent(balance.start.value) })
  const parts = PARTS.filter((part) => isSure(balance[part]))
  const most = (sign: number) =>
    parts
      .filter((part) => sign * balance[part].value > 0)
      .toSorted((a, b) => sign * (balance[b].value - balance[a].value))[0]
  const [helped, hurt] = [most(1), most(-1)]
  const told = [
    helped && say('helped', { part: helped, name, by: signed(balance[helped].value) }),
    hurt && say('hurt', { part: hurt, name, by: signed(balance[hurt].value) }),
  ].filter(Boolean)
  return told.length ? say('sum-up', { came, why: told.join(', ') }) : `${came}.`
}
