/** A sample of the catalogue for what is too slow with all of its phones; `npm run verify:long` takes them all. */
import type { PhoneJson } from './json.ts'

/** Whether samples are to be the whole. */
export const isWhole = Boolean(process.env.WHOLE)

type Sampled = Pick<
  PhoneJson,
  'brand' | 'name' | 'releaseDate' | 'shortSpecs' | 'dataConfidence' | 'marks' | 'priceGrade'
>

/** What pages and imports treat differently. */
const kindsOf = ({ brand, name, releaseDate, shortSpecs, dataConfidence, marks, priceGrade }: Sampled) => [
  brand,
  `confidence ${dataConfidence}`,
  `price ${priceGrade}`,
  `precision ${(releaseDate ?? '').length}`,
  ...marks,
  ...(/fold|flip|razr/i.test(name) ? ['foldable'] : []),
  ...(Number.parseFloat(shortSpecs.display ?? '') < 3.3 ? ['small screen'] : []),
  ...['display', 'camera', 'battery', 'ram'].filter(key => !(key in shortSpecs)).map(key => `no ${key}`),
]

/** One phone in eight and the first of each kind, in the order given; the same for the same list. */
export function ofEveryKind<Phone extends Sampled>(phones: Phone[]): Phone[] {
  const seen = new Set<string>()
  return phones.filter((phone, index) => {
    const kinds = kindsOf(phone).filter(kind => !seen.has(kind))
    for (const kind of kinds) seen.add(kind)
    return isWhole || kinds.length > 0 || index % 8 === 0
  })
}
