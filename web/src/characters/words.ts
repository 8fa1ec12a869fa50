/** This folder's translations: see shared/i18n.ts. */

import { translator } from '../shared/i18n'
import english from './en.ftl'

export const say = translator(english, import.meta.glob(['./*.ftl', '!./en.ftl']))
