import type { Scene } from '../../board/scene'
import { translator } from '../../shared/i18n'
import english from './en.ftl'
import { least, purses } from './money-plan'

export const say = translator(english, import.meta.glob(['./*.ftl', '!./en.ftl']))

/** "Move money among your Outlaws: the Rustler plays the hand and needs $100." */
export function moneyPrompt(scene: Scene): string {
  const marked = purses(scene).find((purse) => purse.marked)
  const needed = say('money', { n: `${Math.max(...least(scene))}` })
  return say('move-prompt', { name: marked?.name ?? '', needed })
}
