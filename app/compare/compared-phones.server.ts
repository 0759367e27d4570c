/** The phones of the site as a comparison by meaning reads them, and the pool in which value for money is judged. */
import type { Phone, PriceOrigin } from '#app/entities/phone.ts'
import { gigabytes } from '#app/facts/memory.ts'
import { factsOfPhones } from '#app/facts/store.server.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import { poolOfRows, type ValuePool } from '#app/finder/value.ts'
import { hasComparablePrice } from '#app/prices/age.ts'
import { formatPriceDate } from '#app/prices/sources.ts'
import type { ComparedPhone, ComparedPrice, ShownPrice } from './meaning/compared.ts'
import { type Meaning, meaningOf } from './meaning/meaning.ts'

/** Shorter models, and those that begin with a number, such as `9 Pro`, say too little without the brand, as does one of two brands. */
const saysEnough = (model: string) => model.length >= 4 && !/^\d/.test(model)

/** The phones with their facts; a phone without facts is left out. */
export function comparedPhones(
  phones: Phone[],
): (Phone & Required<Pick<ComparedPhone, 'shortName'>> & ComparedPhone)[] {
  const isShared = (model: string) => phones.filter(phone => phone.model === model).length > 1
  const shortNameOf = ({ model, name }: Phone) => (saysEnough(model) && !isShared(model) ? model : name)
  const facts = factsOfPhones(phones.map(({ id }) => id))
  return phones.flatMap(phone => {
    const own = facts.get(phone.id)
    return own
      ? [{ ...phone, shortName: shortNameOf(phone), facts: own, price: comparedPrice(phone), shown: shownPrice(phone) }]
      : []
  })
}

function shownPrice({ pricePkr, priceOrigin, priceGrade, isPriceStale }: Phone): ShownPrice | null {
  if (!pricePkr || !priceOrigin) return null
  const month = { ...priceOrigin, date: priceOrigin.date.slice(0, 7) }
  return {
    pkr: pricePkr,
    version: versionIn(priceOrigin),
    grade: priceGrade,
    when: formatPriceDate(month),
    isStale: isPriceStale,
  }
}

/** Null where there is none that may be compared: a launch price, or one of over a year ago (PRICE-8). */
function comparedPrice({ pricePkr, priceOrigin, priceGrade }: Phone): ComparedPrice | null {
  if (!pricePkr || !priceOrigin || !hasComparablePrice({ priceGrade, priceNote: priceOrigin }, Date.now())) return null
  const { kind, date } = priceOrigin
  return {
    pkr: pricePkr,
    kind,
    date,
    grade: priceGrade,
    version: versionIn(priceOrigin),
  }
}

/** The version that a price is for, as far as its source names it. */
const versionIn = ({ ram, storage }: PriceOrigin) => ({ ramGb: gigabytes(ram), storageGb: gigabytes(storage) })

/** What a comparison of these phones says, with the pool that their value was judged in. */
export function compareByMeaning(phones: ComparedPhone[]): { meaning: Meaning; pool: ValuePool } {
  const pool = poolOfRows(finderTable().judged)
  return { meaning: meaningOf(phones, pool), pool }
}
