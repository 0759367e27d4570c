/** What each sum buys, as the buying guide says it (GUIDE-1). */
import type { NeedId } from '#app/finder/needs.ts'
import type { WishValue } from '#app/finder/wishes.ts'
import { inLanguage } from '#app/platform/text/language.ts'

/**
 * A price band of the guide (GUIDE-1), with the search that finds its phones: each phone in one band. The examples follow
 * its advice: they fulfil its wishes, and their values for them are shown.
 */
type GuideBand = {
  title: string
  search: string
  audience: string
  advice: string
  must: [NeedId, WishValue][]
  nice: [NeedId, WishValue][]
}

const en: GuideBand[] = [
  {
    title: 'Under 25,000 rupees',
    search: 'under 25000',
    audience: 'Calls, WhatsApp, videos',
    advice:
      'Take 4 GB of RAM and 64 GB of storage as the least. Ask for a slot for a memory card. Do not pay for the number of cameras: one good one is all you get here.',
    must: [
      ['price', 24_999],
      ['ram', 4],
      ['storage', 64],
      ['card', true],
    ],
    nice: [['battery', 5000]],
  },
  {
    title: '25,000 to 50,000 rupees',
    search: 'between 25000 and 49999',
    audience: 'Every day, several apps, some games',
    advice:
      'Look for 6 or 8 GB of RAM and 128 GB of storage. A battery of 5,000 mAh or more is normal here. A sharp AMOLED screen begins near the upper end, and is worth waiting for.',
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
  },
  {
    title: '50,000 to 100,000 rupees',
    search: 'between 50000 and 100000',
    audience: 'Good pictures, games, years of use',
    advice:
      'Expect an AMOLED screen at 120 Hz, 256 GB, fast charging and a camera with optical stabilisation (OIS). Compare how many years of Android upgrades are promised: that is where phones of this class differ most.',
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
  },
  {
    title: 'Above 100,000 rupees',
    search: 'above 100000',
    audience: 'Zoom, speed, the best screens',
    advice:
      'You pay for a telephoto camera, a top chipset, water resistance and long support. Last year’s flagship is often a better buy than this year’s middle class. Ask for the warranty in writing.',
    must: [
      ['priceMin', 100_001],
      ['zoom', 3],
      ['water', 7],
      ['speed', 36],
    ],
    nice: [['updates', 4]],
  },
]

export const guideBands = inLanguage('guideBands', en)
