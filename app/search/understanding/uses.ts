/** Who or what a phone is for: which needs stand for that, and what of it the site does not record (SEARCH-11). Pure. */
import type { NeedId } from '#app/finder/needs.ts'
import type { WishValue } from '#app/finder/wishes.ts'

/** What people want for a use and no need asks. */
export type Unrecorded = 'frames' | 'sunlight' | 'loudness' | 'falls' | 'looks' | 'control'

type UseRule = { nice: [NeedId, WishValue][]; unrecorded: Unrecorded[] }

/** Nice to have, so that a use never leaves nothing. */
const uses = {
  rider: {
    nice: [
      ['battery', 6000],
      ['price', 50_000],
    ],
    unrecorded: ['sunlight', 'loudness'],
  },
  driver: {
    nice: [
      ['battery', 6000],
      ['screenMin', 6.7],
      ['price', 50_000],
    ],
    unrecorded: ['sunlight', 'loudness'],
  },
  labour: {
    nice: [
      ['battery', 6000],
      ['price', 30_000],
    ],
    unrecorded: ['falls', 'loudness'],
  },
  student: { nice: [['price', 50_000]], unrecorded: [] },
  classes: {
    nice: [
      ['screenMin', 6.5],
      ['battery', 5000],
      ['price', 50_000],
    ],
    unrecorded: [],
  },
  kids: { nice: [['price', 30_000]], unrecorded: ['control'] },
  parents: {
    nice: [
      ['screenMin', 6.7],
      ['battery', 6000],
      ['price', 50_000],
    ],
    unrecorded: ['loudness'],
  },
  office: {
    nice: [
      ['updates', 3],
      ['ram', 8],
      ['battery', 5000],
    ],
    unrecorded: [],
  },
  computer: {
    nice: [
      ['ram', 12],
      ['storage', 256],
      ['screenMin', 6.7],
    ],
    unrecorded: [],
  },
  calls: {
    nice: [
      ['selfie', 8],
      ['screenMin', 6.5],
      ['battery', 5000],
      ['price', 50_000],
    ],
    unrecorded: [],
  },
  vlog: { nice: [['selfie', 12]], unrecorded: [] },
  gift: { nice: [], unrecorded: ['looks'] },
  travel: {
    nice: [
      ['battery', 6000],
      ['charging', 33],
    ],
    unrecorded: [],
  },
  rough: { nice: [['water', 7]], unrecorded: ['falls'] },
  frames: { nice: [], unrecorded: ['frames'] },
  days: { nice: [], unrecorded: [] },
} as const satisfies Record<string, UseRule>

export type Use = keyof typeof uses

export const ruleOfUse = (use: Use): UseRule => uses[use]
