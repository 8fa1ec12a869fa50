import { translator } from '../../shared/i18n'
import english from './en.ftl'

export const say = translator(english, import.meta.glob(['./*.ftl', '!./en.ftl']))
