/** What each sum buys, as the buying guide says it (GUIDE-1). */
import type { NeedId } from '#app/finder/needs.ts'
import type { WishValue } from '#app/finder/wishes.ts'
import { inLanguage } from '#app/platform/text/language.ts'

/** What a phone is used for, in the words of the guide. */
export const guideUses = ['camera', 'battery', 'games', 'updates', 'fiveG'] as const
export type GuideUse = (typeof guideUses)[number]

/** Wishes for phones, the search that finds all of the band, and how quick a phone for games is at this price. */
export type BandWishes = {
  search: string
  must: [NeedId, WishValue][]
  nice: [NeedId, WishValue][]
  gameSpeed: number
}

/** What the list of a use asks for at the price of a band. */
export const wishOfUse = (use: GuideUse, { gameSpeed }: BandWishes): [NeedId, WishValue] =>
  ({
    camera: ['ois', true] as [NeedId, WishValue],
    battery: ['battery', 6000] as [NeedId, WishValue],
    games: ['speed', gameSpeed] as [NeedId, WishValue],
    updates: ['updates', 3] as [NeedId, WishValue],
    fiveG: ['fiveG', true] as [NeedId, WishValue],
  })[use]

/**
 * The price bands of the guide (GUIDE-1): each phone is in one. The examples follow the advice: they fulfil its wishes, and
 * their values for them are shown.
 */
export const guideBandWishes = {
  entry: {
    search: 'under 25000',
    must: [
      ['price', 24_999],
      ['ram', 4],
      ['storage', 64],
      ['card', true],
    ],
    nice: [['battery', 5000]],
    gameSpeed: 8,
  },
  everyday: {
    search: 'between 25000 and 49999',
    must: [
      ['priceMin', 25_000],
      ['price', 49_999],
      ['ram', 6],
      ['storage', 128],
      ['battery', 5000],
    ],
    nice: [
      ['oled', true],
      ['refresh', 120],
    ],
    gameSpeed: 16,
  },
  advanced: {
    search: 'between 50000 and 100000',
    must: [
      ['priceMin', 50_000],
      ['price', 100_000],
      ['oled', true],
      ['refresh', 120],
      ['storage', 256],
      ['ois', true],
    ],
    nice: [
      ['charging', 44],
      ['updates', 3],
    ],
    gameSpeed: 24,
  },
  premium: {
    search: 'between 100001 and 200000',
    must: [
      ['priceMin', 100_001],
      ['price', 200_000],
      ['oled', true],
      ['refresh', 120],
      ['storage', 256],
      ['ois', true],
    ],
    nice: [
      ['speed', 24],
      ['water', 7],
      ['updates', 4],
    ],
    gameSpeed: 24,
  },
  flagship: {
    search: 'above 200000',
    must: [
      ['priceMin', 200_001],
      ['zoom', 3],
      ['water', 7],
      ['speed', 36],
      ['updates', 3],
    ],
    nice: [],
    gameSpeed: 36,
  },
} satisfies Record<string, BandWishes>
export type GuideBandId = keyof typeof guideBandWishes

type BandText = { title: string; audience: string; advice: string }

const en: Record<GuideBandId, BandText> = {
  entry: {
    title: 'Under 25,000 rupees',
    audience: 'Calls, WhatsApp, videos',
    advice:
      'Take 4 GB of RAM and 64 GB of storage as the least. Ask for a slot for a memory card. Do not pay for the number of cameras: one good one is all you get here.',
  },
  everyday: {
    title: '25,000 to 50,000 rupees',
    audience: 'Every day, several apps, some games',
    advice:
      'Look for 6 or 8 GB of RAM and 128 GB of storage. A battery of 5,000 mAh or more is normal here. A sharp AMOLED screen begins near the upper end, and is worth waiting for.',
  },
  advanced: {
    title: '50,000 to 100,000 rupees',
    audience: 'Good pictures, games, years of use',
    advice:
      'Expect an AMOLED screen at 120 Hz, 256 GB, fast charging and a camera with optical stabilisation (OIS). Compare how many years of Android upgrades are promised: that is where phones of this class differ most.',
  },
  premium: {
    title: '100,000 to 200,000 rupees',
    audience: 'A quicker chip, care for water, long support',
    advice:
      'Take no less than an AMOLED screen at 120 Hz, 256 GB and a stabilised camera (OIS). Look for what not all have: a quicker chipset, protection against water, and updates for four years or more.',
  },
  flagship: {
    title: 'Above 200,000 rupees',
    audience: 'Zoom, speed, the best screens',
    advice:
      'You pay for a telephoto camera, a top chipset, water resistance and long support. Last year’s flagship is often a better buy than this year’s middle class. Ask for the warranty in writing.',
  },
}

export const guideBands = inLanguage('guideBands', en)
