/** Plans what the bundled catalogue adds to a filled database: its new phones and prices, nothing else (IMPORT-15). */
import { isDeepStrictEqual } from 'node:util'
import { and, eq, or } from 'drizzle-orm'
import { readCatalogBrands, readCatalogPhones } from '#app/catalog/fill.server.ts'
import type { CatalogPhone } from '#app/catalog/format.ts'
import type { Phone } from '#app/entities/phone.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { currentIds } from '#app/phones/former-slugs.server.ts'
import { findPhone, findPhoneByFormerSlug, findPhoneById } from '#app/phones/phones.server.ts'
import { changeOf } from '#app/phones/record-price.server.ts'
import { stableId } from '#app/platform/ids.server.ts'
import { inSlices } from '#app/platform/slices.server.ts'
import { formatPrice } from '#app/prices/price.ts'
import { db } from '#db/client.server.ts'
import { activity } from '#db/schema/index.ts'
import { catalogCandidate } from '../normalize/from-catalog.ts'
import { existingStep, type Step } from './step.ts'

/** The steps for each phone: added where it is missing, else its prices that are not recorded yet. */
export async function planCatalogue(): Promise<Step[]> {
  const brands = new Map(readCatalogBrands().map(brand => [brand.slug, brand]))
  const steps: Step[] = []
  let line = 0
  for await (const phone of inSlices(readCatalogPhones())) {
    line += 1
    const stored = storedPhone(phone.slug)
    const brand = brands.get(phone.brand)
    if (stored) steps.push(...priceSteps(phone, stored, line))
    else if (wasDeleted(phone))
      steps.push(existingStep(line, phone.name, 'deleted', 'was deleted by an editor and stays so'))
    else if (brand) {
      const candidate = catalogCandidate(phone, brand)
      const report = { line, name: phone.name, outcome: 'new' as const, reason: null, message: 'will be added' }
      steps.push({ report, write: { kind: 'phone', candidate } })
    }
  }
  return steps
}

/** The phone of the site, also after its slug was changed or it was merged into another. */
const storedPhone = (slug: string): Phone | null =>
  findPhoneById(currentIds([stableId(`phone/${slug}`)])[0] ?? '') ?? findPhone(slug) ?? findPhoneByFormerSlug(slug)

/** By id or name, because a phone that an import added has an id of its own. */
const wasDeleted = ({ slug, name }: CatalogPhone): boolean =>
  db()
    .select({ id: activity.id })
    .from(activity)
    .where(
      and(
        eq(activity.action, 'delete'),
        eq(activity.subject, 'phone'),
        or(eq(activity.subjectId, stableId(`phone/${slug}`)), eq(activity.subjectName, name)),
      ),
    )
    .limit(1)
    .get() !== undefined

function priceSteps({ price, priceHistory }: CatalogPhone, phone: Phone, line: number): Step[] {
  const others = priceHistory.filter(point => !isDeepStrictEqual(point, price))
  const current = price ? [priceStep(price, phone, line, false)] : []
  return [...current, ...others.map(point => priceStep(point, phone, line, true))].filter(step => step !== null)
}

/** Null for a price that is recorded already. An editor's price stays. */
function priceStep(point: PricePoint, phone: Phone, line: number, historyOnly: boolean): Step | null {
  const change = changeOf(phone, point, { replacesEdited: false, historyOnly })
  if (change === 'known') return null
  const amount = formatPrice(point.pricePkr)
  if (change === 'edited') return existingStep(line, phone.name, 'edited price', `its price is an editor's and stays`)
  const before = phone.pricePkr === null ? 'gets its first price' : `${formatPrice(phone.pricePkr)} becomes`
  const message = change === 'history' ? `${amount} joins the history` : `${before} ${amount}`
  return {
    report: { line, name: phone.name, outcome: 'price', reason: change, message },
    write: {
      kind: 'price',
      phoneId: phone.id,
      point,
      replacesEdited: false,
      ...(change === 'history' ? { historyOnly: true as const } : {}),
    },
  }
}
