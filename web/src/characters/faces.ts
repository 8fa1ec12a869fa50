/** The faces of the companions, drawn in a box of 64 by 64 around a common head. `ink` is black,
 * `cloth` has the companion's colour, and `white` lies above both. */

import type { CompanionRemark, NewChair } from '../generated/messages'
import { say } from './words'

export type CharacterId = Exclude<NonNullable<NewChair['character']>, ''>

export interface Face {
  colour: string
  ink: string
  line: string
  cloth?: string
  white?: string
}

const NOSE = 'M32 34v4'
const EYES = 'M26.500 32v.1M37.500 32v.1'

export const FACES: Record<CharacterId, Face> = {
  amos: {
    colour: '#7a2a1f',
    ink: 'M20 20c0-10 3-14 12-14s12 4 12 14ZM6 21c10-3 42-3 52 0 0 4-12 6-26 6S6 25 6 21ZM24 43c3-4 13-4 16 0-4 1-12 1-16 0ZM29 47h6c0 4-1 6-3 7-2-1-3-3-3-7Z',
    line: `M24 31l5 2M40 31l-5 2M42 36l2 6 ${NOSE}`,
  },
  buck: {
    colour: '#8a5a1c',
    ink: 'M17 23c-1-13 6-18 15-18s16 5 15 18c-5-2-25-2-30 0ZM46 16c8 2 11 12 8 24-4-4-8-9-9-16ZM19 34c-2 14 6 23 13 28 7-5 15-14 13-28-3 5-7 6-13 6s-10-1-13-6Z',
    line: `${EYES} ${NOSE}`,
    white: 'M28 45c2 1 6 1 8 0-1 4-7 4-8 0Z',
  },
  clem: {
    colour: '#c07a1a',
    ink: 'M22 26c1-5 5-7 10-7s9 2 10 7c-4-3-16-3-20 0Z',
    cloth:
      'M12 44C6 18 18 4 32 4s26 14 20 40c-2-12-4-22-20-22s-18 10-20 22ZM24 53l8 3 8-3v9l-8-3-8 3Z',
    line: `${EYES} ${NOSE} M27 43c3 3 7 3 10 0M23 38h.1M41 38h.1M25 40h.1M39 40h.1`,
  },
  dakota: {
    colour: '#1f5a3d',
    ink: 'M18 40c-3-8-2-14 1-18h26c3 4 4 10 1 18-2-4-3-9-3-13H21c0 4-1 9-3 13Z',
    cloth:
      'M20 20c2-12 5-15 8-14 2 1 3 2 4 2s2-1 4-2c3-1 7 4 9 13ZM5 25c14-2 40-7 54-11-2 9-12 12-26 13S7 30 5 25ZM22 49c7 4 13 4 20 0l-4 10h-12Z',
    line: `M25 32h3M36 32h3 ${NOSE} M29 44l7-1`,
  },
  gus: {
    colour: '#4a4f58',
    ink: 'M21 28l9 2-1 3-8-2ZM43 28l-9 2 1 3 8-2ZM32 40c-4-3-11-2-14 6 5 2 10 0 14-3 4 3 9 5 14 3-3-8-10-9-14-6ZM19 22c-4 4-4 11-1 17l3-4ZM45 22c4 4 4 11 1 17l-3-4Z',
    white: 'M20 26c-1-13 5-19 12-19s13 6 12 19',
    line: `M26.500 35v.1M37.500 35v.1 ${NOSE}M28 13c2-1 6-1 8 0`,
  },
  josie: {
    colour: '#2d6b4f',
    ink: 'M18 34c-4-18 3-26 14-26s18 8 14 26c-2-8-5-12-14-12s-12 4-14 12ZM26 9a6 5 0 1 1 12 0Z',
    cloth: 'M17 22c8-5 22-5 30 0l4 7c-11-4-27-4-38 0Z',
    line: `M30 34a4 4 0 1 1-.01-.5M42 34a4 4 0 1 1-.01-.5M30 33.500h4M26 34v.1M38 34v.1M32 38v2M29 45h6`,
  },
  opal: {
    colour: '#5d2f63',
    ink: 'M31 58a3 3 0 1 0 3 0Z',
    cloth: 'M8 64c2-12 10-15 16-17l8 10 8-10c6 2 14 5 16 17Z',
    white: 'M25 9a7 6 0 1 1 14 0c9 3 12 14 8 26-2-8-6-12-15-12s-13 4-15 12C13 23 16 12 25 9Z',
    line: `M24 33c1-2 4-2 5 0M35 33c1-2 4-2 5 0 ${NOSE} M27 43c3 3 7 3 10 0M19 41v.1M45 41v.1`,
  },
  ramona: {
    colour: '#a3271a',
    ink: 'M15 60c-6-24-4-55 17-55s23 31 17 55c-5-4-5-18-5-32-5 0-12-3-14-8-2 6-6 8-10 8 0 14 0 28-5 32ZM28 44c2-1 3-1 4 0 1-1 2-1 4 0-2 3-6 3-8 0Z',
    cloth: 'M45 12c4-5 10-2 8 3 5 1 5 8 0 8-1 5-8 4-8 0-5 0-6-7-1-8-1-2 0-3 1-3Z',
    line: `M24 32c1-2 4-2 5 0M35 32c1-2 4-2 5 0 ${NOSE}`,
  },
  shorty: {
    colour: '#24518a',
    ink: 'M17 28c0-16 4-24 15-24s15 8 15 24ZM1 26c14 4 48 4 62 0-2 9-14 9-31 9S3 35 1 26ZM27 45a5 5 0 1 1 10 0 5 5 0 1 1-10 0Z',
    line: 'M26.500 37v.1M37.500 37v.1',
  },
  silas: {
    colour: '#27303f',
    ink: 'M21 20V2h22v18ZM12 19h40v5H12ZM19 24v14l4 6V26ZM45 24v14l-4 6V26ZM28 52l4 4 4-4v11h-8Z',
    line: `M25 32h4M35 32h4M25 36c1 1 3 1 4 0M35 36c1 1 3 1 4 0 ${NOSE} M28 46c2-1 6-1 8 0`,
  },
  slim: {
    colour: '#6b4a2a',
    ink: 'M20 22c1-11 4-16 7-15 3 1 3 2 5 2s2-1 5-2c3-1 6 4 7 15ZM2 18c8 8 20 5 30 5s22 3 30-5c-2 12-13 16-30 16S4 30 2 18Z',
    line: `${NOSE} M28 45h8l13 5M49 50c2-2 4-2 5 0`,
  },
  winnie: {
    colour: '#b5446e',
    ink: 'M20 18V9h24v9ZM11 18h42v4H11ZM19 23a6 6 0 0 0-4 9 6 6 0 0 0 1 10 6 6 0 0 0 7 4c-3-7-4-14-3-23ZM45 23a6 6 0 0 1 4 9 6 6 0 0 1-1 10 6 6 0 0 1-7 4c3-7 4-14 3-23Z',
    cloth: 'M20 14h24v4H20ZM44 15l8 3-7 2Z',
    line: `M28 32a2 2 0 1 1-.01-.5M40 32a2 2 0 1 1-.01-.5 ${NOSE} M26 42c3 5 9 5 12 0Z`,
  },
}

/** The companions, in alphabetical order. */
export const COMPANIONS = Object.keys(FACES) as CharacterId[]

/** Return a companion's name. */
export const nameOf = (id: CharacterId): string => id.charAt(0).toUpperCase() + id.slice(1)

/** Return a line about a companion. */
export const about = (id: CharacterId): string => say(`about-${id}`)

/** Return what a companion says. */
export const lineOf = (id: CharacterId, { occasion, line }: CompanionRemark): string =>
  say(`${id}-${occasion}-${line}`)
