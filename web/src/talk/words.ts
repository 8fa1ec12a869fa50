/** How people's own words are spoken of (shared/speech.ts). */

import { speaker } from '../shared/speech'
import english from './en.ftl'

export const say = speaker(english, import.meta.glob(['./*.ftl', '!./en.ftl']))
