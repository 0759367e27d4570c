/** Applies the corrections of a corrections file, each once; what cannot be applied is reported. Pure. */

import { parseBands } from '#app/facts/network/bands.ts'
import { oneLine } from '#app/platform/text/text.ts'
import { noPrice, withNextPrice, withShopPriceOf } from './prices.ts'
import type { Correction, SourceRow } from './source.ts'
import { specOf, with5G, withMark, withSpec } from './spec-rows.ts'

/** The corrected row; null where there is nothing to correct. */
type Apply = (row: SourceRow, correction: Correction, argument: string) => SourceRow | null

/** `specs.Network.5G bands` as category and feature; null for another field. */
function specField(field: string): { category: string; feature: string } | null {
  const [place, category, ...feature] = field.split('.')
  return place === 'specs' && category && feature.length > 0 ? { category, feature: feature.join('.') } : null
}

/** Long values are cut in the file. */
const CUT_LENGTH = 160

/** Applies `change` to a specification that still has the value the correction is about. */
const onSpec =
  (
    change: (row: SourceRow, category: string, feature: string, value: string, correction: Correction) => SourceRow,
  ): Apply =>
  (row, correction) => {
    const place = specField(correction.field)
    const value = place && specOf(row, place.category, place.feature)
    if (!place || value === undefined || value === null) return null
    const now = oneLine(String(correction.now))
    const isSame = value === now || (String(correction.now).length >= CUT_LENGTH && value.startsWith(now))
    return isSame ? change(row, place.category, place.feature, value, correction) : null
  }

const replaceSpec = onSpec((row, category, feature, _, { should }) => withSpec(row, category, feature, String(should)))

const isEqual = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
const sorted = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .filter(([, part]) => part != null)
        .sort()
    : value

/** Removes measures and the specifications that repeat them. */
const removeMeasures: Apply = (row, { field, now }) => {
  if (field === 'dimensions' && isEqual(row.dimensions, now)) {
    const body = withSpec(withSpec(row, 'Body', 'Dimensions', null), 'Body', 'Weight', null)
    return { ...body, dimensions: null }
  }
  if (field === 'dimensions.weightG' && row.dimensions && row.dimensions.weightG === now)
    return { ...withSpec(row, 'Body', 'Weight', null), dimensions: { ...row.dimensions, weightG: null } }
  return null
}

/** The bands of all versions as one, with their labels: `1, 3, 78 SA - GEHN3 and G4QUR together`. */
function unionOf(value: string): string {
  const { variants } = parseBands(value)
  const bands = [...new Set(variants.flatMap(variant => variant.bands))].sort((a, b) => a - b)
  const modes = [...new Set(variants.flatMap(variant => variant.modes))]
  const labels = variants.flatMap(({ label }) => label ?? [])
  const listed = [bands.join(', '), modes.join('/')].filter(Boolean).join(' ')
  return labels.length > 0 ? `${listed} - ${labels.join(' and ')} together` : listed
}

const actions: Record<string, Apply> = {
  'remove-row': onSpec((row, category, feature) => withSpec(row, category, feature, null)),
  replace: replaceSpec,
  'replace-letters': replaceSpec,
  'ignore-value': (row, correction, argument) =>
    onSpec((found, category, feature, value) => {
      const [bands = '', ...label] = value.split(/(?= [A-Z-])/)
      const kept = bands.split(/,\s*/).filter(band => band !== argument)
      return withSpec(found, category, feature, kept.join(', ') + label.join(''))
    })(row, correction, argument),
  'treat-as-unknown': onSpec((row, category, feature) =>
    withMark(with5G(withSpec(row, category, feature, null)), '5g-bands-unknown'),
  ),
  'union-of-versions': onSpec((row, category, feature, value) =>
    withMark(withSpec(row, category, feature, unionOf(value)), 'bands-by-version'),
  ),
  'mark-folded': (row, { now }) => (isEqual(row.dimensions, now) ? withMark(row, 'folded-size') : null),
  remove: removeMeasures,
  'mark-as-edition': row => withMark(row, 'edition'),
  'check-condition': (row, { now }) => (row.pricePkr === now ? withMark(row, 'check-condition') : null),
  'drop-price': (row, { now }) =>
    row.pricePkr === now
      ? withNextPrice(
          { ...row, ...noPrice },
          row.prices.filter(({ pricePkr }) => pricePkr !== now),
        )
      : null,
  'show-as-launch-price-only': row =>
    row.priceKind === 'launch'
      ? { ...row, prices: row.prices.map(price => (price.kind === 'launch' ? price : { ...price, isPlotted: false })) }
      : null,
  'ignore-source': (row, _, argument) =>
    row.priceSource !== argument && row.prices.some(({ source }) => source === argument)
      ? { ...row, prices: row.prices.filter(({ source }) => source !== argument) }
      : null,
  'keep-but-do-not-plot': (row, { now }) => {
    const highest = Math.max(...Object.values((now ?? {}) as Record<string, number>))
    if (!row.prices.some(({ pricePkr }) => pricePkr === highest)) return null
    return {
      ...row,
      prices: row.prices.map(price => (price.pricePkr === highest ? { ...price, isPlotted: false } : price)),
    }
  },
  'show-year-only': (row, { now }) =>
    row.releaseDateKind === 'expected' && now === `expected ${row.releaseDate}`
      ? withMark({ ...row, releaseDate: row.releaseDate.slice(0, 4) }, 'expected-release')
      : null,
}

type CorrectionState = 'applied' | 'nothing to correct' | 'unknown action'
export type CorrectionReport = { slug: string; action: string; state: CorrectionState }

/** `ignore-value:45` is counted as `ignore-value`. */
const nameOf = ({ action }: Pick<Correction, 'action'>) => action.split(':', 1)[0] ?? ''
const argumentOf = ({ action }: Correction) => action.slice(nameOf({ action }).length + 1)

/** Applied after the price files: the price must have become the newer one. */
const REPLACED_BY_PRICES = 'replace-with-newer'
const MERGE = 'merge-into'

/** Corrects the rows, by slug, in place of the old ones. */
export function applyCorrections(rows: Map<string, SourceRow>, corrections: Correction[]): CorrectionReport[] {
  const originals = new Map([...rows].map(([slug, { pricePkr }]) => [slug, pricePkr]))
  return corrections.map(correction => {
    const { slug } = correction
    const name = nameOf(correction)
    const report = (state: CorrectionState) => ({ slug, action: name, state })
    if (name === REPLACED_BY_PRICES)
      return report(originals.get(slug) === correction.now ? 'applied' : 'nothing to correct')
    if (name === MERGE) return report(merge(rows, slug, String(correction.should)) ? 'applied' : 'nothing to correct')
    const apply = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!apply) return report('unknown action')
    const row = rows.get(slug)
    const corrected = row && apply(row, correction, argumentOf(correction))
    if (!corrected || corrected === row) return report('nothing to correct')
    rows.set(slug, corrected)
    return report('applied')
  })
}

/** Chooses the newer prices that corrections ask for, where they have come from the price files; in place. */
export const chooseNewerPrices = (
  rows: Map<string, SourceRow>,
  corrections: Correction[],
  reports: CorrectionReport[],
): CorrectionReport[] =>
  reports.map((report, index) => {
    const correction = corrections[index]
    if (report.action !== REPLACED_BY_PRICES || report.state !== 'applied' || !correction) return report
    const row = rows.get(report.slug)
    const chosen = row && withShopPriceOf(row, correction.should)
    if (!chosen) return { ...report, state: 'nothing to correct' }
    rows.set(report.slug, chosen)
    return report
  })

/** Merges a row into another one, which takes its prices and its former slugs. */
function merge(rows: Map<string, SourceRow>, slug: string, into: string): boolean {
  const [row, target] = [rows.get(slug), rows.get(into)]
  if (!row || !target || row === target) return false
  rows.set(into, {
    ...target,
    formerSlugs: [...target.formerSlugs, slug, ...row.formerSlugs],
    prices: [...target.prices, ...row.prices.filter(price => !target.prices.some(own => isEqual(own, price)))],
  })
  return rows.delete(slug)
}
