/** Checks lists of bands: ascending, without overlap, with gaps only where the table declares them. Pure. */

export type Problem = { path: (string | number)[]; message: string }

type Band = { above: number; upTo: number | null }
type Gap = { above: number; upTo: number }

/** The gaps that a text declares as intervals: `(100,101], (200,201]`. */
export const declaredGaps = (text: string): Gap[] =>
  [...text.matchAll(/\(\s*(\d+(?:\.\d+)?)\s*,\s*(\d+(?:\.\d+)?)\s*\]/g)].map(([, above, upTo]) => ({
    above: Number(above),
    upTo: Number(upTo),
  }))

/** @param at the path of the list */
export function* bandProblems(bands: Band[], at: Problem['path'], gaps: Gap[] = []): Generator<Problem> {
  let end: number | null = 0
  for (const [index, { above, upTo }] of bands.entries()) {
    const path = [...at, index]
    const from: number | null = end
    if (from === null) {
      yield { path, message: 'A band without an upper end must be the last' }
      return
    }
    if (above < from) {
      yield { path: [...path, 'above'], message: `The band begins at ${above}, inside the band that ends at ${from}` }
    } else if (above > from && !gaps.some(gap => gap.above === from && gap.upTo === above)) {
      yield { path: [...path, 'above'], message: `Values above ${from} up to ${above} are in no band` }
    }
    if (upTo !== null && upTo <= above) {
      yield { path: [...path, 'upTo'], message: `The band ends at ${upTo}, not above its beginning ${above}` }
    }
    end = upTo
  }
  if (end !== null) yield { path: at, message: `Values above ${end} are in no band: end the last band with null` }
}
