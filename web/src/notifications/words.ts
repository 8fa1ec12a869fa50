/** How this folder speaks: shared/i18n.ts. */

import { speaker } from '../shared/i18n'
import english from './en.ftl'

export const say = speaker(english, import.meta.glob(['./*.ftl', '!./en.ftl']))
