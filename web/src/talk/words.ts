/** How this folder speaks: shared/speech.ts. */

import { speaker } from '../shared/speech'
import english from './en.ftl'

export const say = speaker(english, import.meta.glob(['./*.ftl', '!./en.ftl']))
