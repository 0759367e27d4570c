/** A comparison as its page shows it, from the ids in the page's address. */

import { COMPARE_LIMIT } from '#app/compare-list/rules.ts'
import { drawingFacts } from '#app/drawings/facts.ts'
import { drawingPaths } from '#app/drawings/paths.ts'
import type { Phone } from '#app/entities/phone.ts'
import { measuresOf } from '#app/phones/measures.ts'
import { listPhonesByIds } from '#app/phones/phones.server.ts'
import { compareDetails, compareMain, type Group, type Row } from './table.ts'
import { type Verdict, verdicts } from './verdict.ts'

export type ScaleDrawing = { id: string; name: string; href: string; heightMm: number; widthMm: number }

export type Comparison = {
  phones: Pick<Phone, 'id' | 'slug' | 'name' | 'brand' | 'imageUrl' | 'pricePkr' | 'oldPrice'>[]
  main: Row[]
  details: Group[]
  verdicts: Verdict[]
  /** The phones whose size is known, to be drawn at one scale. */
  drawings: ScaleDrawing[]
  /** The ids that belong to no phone, such as those of phones that were deleted. */
  gone: string[]
}

/** As many ids of an address or a form are looked up. */
export const MOST_IDS = 50

/** Those of these ids that belong to no phone; as many as may be looked up. */
export function missingIds(ids: string[]): string[] {
  const wanted = [...new Set(ids)].slice(0, MOST_IDS)
  const known = new Set(listPhonesByIds(wanted).map(phone => phone.id))
  return wanted.filter(id => !known.has(id))
}

/** @param ids as they stand in the address: more than can be compared are cut, unknown ones dropped (COMPARE-5) */
export function loadComparison(ids: string[]): Comparison {
  const wanted = [...new Set(ids)].slice(0, MOST_IDS)
  const known = listPhonesByIds(wanted)
  const phones = known.slice(0, COMPARE_LIMIT)
  return {
    phones: phones.map(({ id, slug, name, brand, imageUrl, pricePkr, oldPrice }) => ({
      id,
      slug,
      name,
      brand,
      imageUrl,
      pricePkr,
      oldPrice,
    })),
    main: compareMain(phones),
    details: compareDetails(phones),
    verdicts: verdicts(phones),
    drawings: phones.flatMap(phone => {
      const { heightMm, widthMm } = measuresOf(phone)
      if (heightMm === null || widthMm === null) return []
      const drawn = drawingFacts(phone)
      return [
        {
          id: phone.id,
          name: phone.name,
          href: drawingPaths(phone.slug).front,
          heightMm: drawn.heightMm,
          widthMm: drawn.widthMm,
        },
      ]
    }),
    gone: wanted.filter(id => !known.some(phone => phone.id === id)),
  }
}
