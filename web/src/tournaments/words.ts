/** This folder's translations: see shared/i18n.ts. */

import { locale, translator } from '../shared/i18n'
import english from './en.ftl'

export const say = translator(english, import.meta.glob(['./*.ftl', '!./en.ftl']))

const POINTS = new Intl.NumberFormat(locale, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Format matchpoints, such as 1.50. */
export const matchpoints = (points: number): string => POINTS.format(points)
