/**
 * Which updates a phone is promised: its own OS row first, then the dates of its model, then a rule for its line. Years
 * are never guessed from the brand. Pure.
 */
import { type Fact, type FactSource, factOf } from './fact.ts'
import { firstNumber, type SpecTexts } from './spec-texts.ts'
import type { UpdateTable } from './tables/schemas.ts'
import type { FactTables } from './tables/tables.ts'
import type { PhoneFacts } from './values.ts'

type Rule = UpdateTable['rules'][number]

export function updateFacts(specs: SpecTexts, { updates, updateRules }: FactTables): PhoneFacts['updates'] {
  const { phone } = specs
  const rule = updateRules.find(({ rule, pattern }) => fits(rule, pattern, phone))?.rule
  const model = updates.models[phone.slug]
  const modelSource = {
    id: updates.endOfLife.source,
    url: addressOf(updates, model?.product),
    date: updates.endOfLife.date,
  }
  const { confidence: byBrand } = updates.endOfLife
  const modelConfidence = byBrand[phone.brand] ?? byBrand['*'] ?? 'medium'
  const ofModel = <Value>(value: Value | null | undefined): Fact<Value> | null =>
    factOf(value, modelSource, modelConfidence)
  const ofRule = <Value>(value: (rule: Rule) => Value | null): Fact<Value> | null =>
    rule ? factOf(value(rule), ruleSource(rule, updates), rule.confidence) : null

  const count = firstNumber(/\bup to (\d+) major Android (?:upgrade|update)s?/i, specs.text('Platform', 'OS'))
  const until = model?.securityUntil?.date
  return {
    osUpgrades:
      factOf(count ? { count, region: null } : null, specs.source) ??
      ofRule(({ osUpgrades, region }) => (osUpgrades ? { count: osUpgrades, region } : null)),
    osUntil: ofModel(model?.osUntil?.date ? { date: model.osUntil.date } : null),
    securityUntil:
      ofModel(until ? { date: until, isMinimum: false, region: null } : null) ??
      ofRule(({ securityYears, isMinimum, region }) => {
        const date = securityYears && yearsAfter(phone.releaseDate, securityYears)
        return date ? { date, isMinimum, region } : null
      }),
    securityYears:
      ofModel(until ? yearsBetween(phone.releaseDate, until) : null) ??
      ofRule(({ securityYears, region }) => (securityYears ? { years: securityYears, region } : null)),
    isSupported: supportOf(model?.securityUntil, modelSource, modelConfidence),
  }
}

function supportOf(
  end: UpdateTable['models'][string]['securityUntil'],
  source: FactSource,
  confidence: Fact<boolean>['confidence'],
): Fact<boolean> | null {
  return end?.ended === undefined ? null : factOf(!end.ended, { ...source, date: end.asOf ?? source.date }, confidence)
}

/** The page of a product line as it was when it was read. */
const addressOf = ({ endOfLife }: UpdateTable, product: string | undefined) =>
  product ? `https://github.com/endoflife-date/endoflife.date/blob/${endOfLife.commit}/products/${product}.md` : null

/** The date of the copy of endoflife.date, else the year in the address of the report; null where it names none. */
const ruleSource = ({ id, source }: Rule, { endOfLife }: UpdateTable): FactSource => ({
  id,
  url: source,
  date: source.includes(endOfLife.commit) ? endOfLife.date : (/\/(20\d\d)\//.exec(source)?.[1] ?? null),
})

function fits(rule: Rule, pattern: RegExp, phone: SpecTexts['phone']): boolean {
  const { brand, model, releaseDate } = phone
  if (rule.brand !== brand || releaseDate === '' || !pattern.test(model)) return false
  const { releasedFrom: from, releasedTo: to } = rule
  return (from === null || releaseDate >= from) && (to === null || releaseDate.slice(0, to.length) <= to)
}

/** `2023-09-22` and 5 → `2028-09-22`; as precise as the given date. */
const yearsAfter = (date: string, years: number): string | null =>
  date === '' ? null : `${Number(date.slice(0, 4)) + Math.round(years)}${date.slice(4)}`

const MS_PER_YEAR = 365.25 * 86_400_000

function yearsBetween(released: string, until: string): { years: number; region: null } | null {
  const years = Math.round(((Date.parse(until) - middleOf(released)) / MS_PER_YEAR) * 10) / 10
  return years > 0 ? { years, region: null } : null
}

/** The middle of a period of which only the year or the month is known. */
const middleOf = (date: string) =>
  Date.parse(date.length === 4 ? `${date}-07-01` : date.length === 7 ? `${date}-15` : date)
