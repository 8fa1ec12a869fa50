/** Readers of this game's scenes, typed with its words. */
import { sceneReaders } from '../../board/scene-words'
import type { Words } from '../../generated/outlaws25'

export const { has, valuesOf, marksBut, zone, zones, counter, choicesOf } = sceneReaders<Words>()
