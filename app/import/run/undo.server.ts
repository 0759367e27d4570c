/** Undoes an import. Records changed since the import stay and are reported (IMPORT-13). */

import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { tableNamed } from '#app/admin/tables/registry.server.ts'
import { putVersionToUse } from '#app/admin/tables/tables.server.ts'
import { findBrandById } from '#app/brands/brands.server.ts'
import type { Phone, PriceState } from '#app/entities/phone.ts'
import type { Actor, Role } from '#app/entities/role.ts'
import { refreshFactsWhileServing } from '#app/facts/store.server.ts'
import { countHeldOfRun, dropHeldOfRun } from '#app/phones/held-prices.server.ts'
import { findPhoneById, listPriceHistory } from '#app/phones/phones.server.ts'
import { type PriceUpdate, storePrice } from '#app/phones/save.server.ts'
import { countSoldOutOfRun, dropSoldOutOfRun } from '#app/phones/sold-out.server.ts'
import { withoutVariantChange } from '#app/phones/variants.ts'
import { addedSince, removePrice, removeWholePhone } from '#app/phones/whole-phone.server.ts'
import { refused } from '#app/platform/result.ts'
import { inSlices } from '#app/platform/slices.server.ts'
import { activeVersion } from '#app/tables/versions.server.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { brands, mobiles } from '#db/schema/index.ts'
import {
  type ImportChange,
  listImportChanges,
  listLaterPrices,
  markUndone,
  priceState,
  storeFormer,
} from './changes.server.ts'
import { describeRun, type ImportRun } from './run.ts'
import { type Outcome, type StartResult, startRun } from './runner.server.ts'
import { findRun } from './runs.server.ts'

/** Why somebody of this role cannot undo a change, as a message; null when they can. */
function reasonToStay(change: ImportChange, role: Role): string | null {
  switch (change.kind) {
    case 'table':
      return tableStays(change, role)
    case 'phone':
      return phoneStays(change)
    case 'brand':
      return brandStays(change)
    case 'price':
    case 'history':
      return priceStays(change)
  }
}

/** An import only replaces the bundled table, so that one was in use before. */
function tableStays({ subjectId, version }: ImportChange, role: Role): string | null {
  if (role !== 'administrator') return 'only administrators replace data tables'
  const name = tableNamed(subjectId)
  return name !== null && activeVersion(name) === version ? null : 'another version is in use since'
}

const GONE = 'it was deleted since'
const CHANGED = 'it was changed since'

function phoneStays({ subjectId, version, at }: ImportChange): string | null {
  const phone = findPhoneById(subjectId)
  if (!phone) return GONE
  if (phone.version !== version) return CHANGED
  const added = addedSince(subjectId, at)
  if (added === 'price') return 'it got another price since'
  return added === null ? null : CHANGED
}

function brandStays({ subjectId, version }: ImportChange): string | null {
  const brand = findBrandById(subjectId)
  if (!brand) return GONE
  if (brand.version !== version) return CHANGED
  return hasPhones(brand.slug) ? 'it has phones' : null
}

// Reads the table: counts cached by content version would be recomputed after each deletion.
const hasPhones = (brand: string) =>
  db().select({ id: mobiles.id }).from(mobiles).where(eq(mobiles.brand, brand)).limit(1).get() !== undefined

/** A price that has another text by now is the editor's who changed that. */
function priceStays(change: ImportChange): string | null {
  const { subjectId, kind, after, priceId } = change
  const phone = findPhoneById(subjectId)
  if (!phone) return GONE
  if (priceId === null) return 'it is not known which row of the history it added'
  if (kind === 'history') return null
  const later = listLaterPrices(change).filter(each => each.kind === 'price')
  const isRetyped = standingPrices(phone, later).some(
    state => isSamePrice(state, after) && state?.priceText !== after?.priceText,
  )
  return isRetyped ? 'its price was changed since' : null
}

/** The price of the phone, and those that undoing these changes would bring back, one after the other. */
function standingPrices(phone: Phone, later: ImportChange[]): (PriceState | null)[] {
  const states: (PriceState | null)[] = [priceState(phone)]
  for (const { before, after } of later.toReversed()) {
    if (!isSamePrice(states.at(-1) ?? null, after)) break
    states.push(before)
  }
  return states
}

const isSamePrice = (a: PriceState | null, b: PriceState | null) =>
  a?.pricePkr === b?.pricePkr && isDeepStrictEqual(a?.origin, b?.origin)

/** Undoes one change, in the caller's transaction. */
function undoChange(change: ImportChange, { username, role }: Actor): Outcome {
  const reason = reasonToStay(change, role)
  if (reason !== null) return { refused: `${change.subjectName}: ${reason}` }
  const now = Date.now()
  if (change.kind === 'phone') removeWholePhone(change.subjectId)
  else if (change.kind === 'brand') db().delete(brands).where(eq(brands.id, change.subjectId)).run()
  else if (change.kind === 'table') putBundledToUse(change.subjectId, username)
  else takeBackPrice(change, now)
  markUndone(change.id, now)
  invalidateContent()
  return 'updated'
}

function putBundledToUse(table: string, username: string): void {
  const name = tableNamed(table)
  if (name) putVersionToUse(name, null, username)
}

/**
 * Removes the row of an import from the history, the exception of PRICE-7, and puts back what it changed of the phone: the
 * price and the cell of its variant. Where a later import changed that again, undoing that one will bring the former state.
 */
function takeBackPrice(change: ImportChange, now: number): void {
  const { subjectId, priceId } = change
  const phone = findPhoneById(subjectId)
  if (!phone || priceId === null) return
  const later = listLaterPrices(change)
  removePrice(priceId)
  storePrice(subjectId, { ...formerPrice(change, phone, later), ...formerVariant(change, phone, later) }, now)
}

function formerPrice({ kind, before, after }: ImportChange, phone: Phone, later: ImportChange[]): PriceUpdate {
  if (kind !== 'price' || !after) return {}
  const above = later.filter(each => each.kind === 'price')
  const next = above.find(each => isDeepStrictEqual(each.before, after))
  if (next) storeFormer(next.id, { before })
  // An editor may have published the same price since; then it has a row of its own.
  const isOwn = above.length === 0 && isDeepStrictEqual(priceState(phone), after) && !isRecorded(phone.id, after)
  return isOwn ? { price: before ?? NO_PRICE } : {}
}

function formerVariant({ variant }: ImportChange, phone: Phone, later: ImportChange[]): PriceUpdate {
  if (!variant) return {}
  const { feature, before, after } = variant
  const above = later.filter(each => each.variant?.feature === feature)
  const next = above.find(each => each.variant?.before === after)
  if (next?.variant) storeFormer(next.id, { variant: { ...next.variant, before } })
  const specifications = above.length > 0 ? null : withoutVariantChange(phone.specifications, variant)
  return specifications ? { specifications } : {}
}

const isRecorded = (phoneId: string, { pricePkr, origin }: PriceState) =>
  listPriceHistory(phoneId).some(({ isPlotted: _, ...point }) => isDeepStrictEqual(point, { pricePkr, ...origin }))

const NO_PRICE: PriceState = { priceText: null, pricePkr: null, origin: null }

const SHOWN_LINES = 50

export type UndoPreview = {
  run: ImportRun
  phones: number
  brands: number
  prices: number
  /** Data tables. */
  tables: number
  /** Held prices that nobody decided on. */
  held: number
  /** Phones that it found sold out. */
  soldOut: number
  /** The first changes that cannot be undone, with reasons. */
  stays: string[]
  staysCount: number
}

/** Previews the undo of a run by somebody of this role; null when the run does not exist, is running, or is an undo itself. */
export async function previewUndo(runId: string, role: Role): Promise<UndoPreview | null> {
  const run = findRun(runId)
  if (!run || run.state === 'running' || run.kind === 'undo') return null
  const counts = { phone: 0, brand: 0, price: 0, history: 0, table: 0 }
  const stays: string[] = []
  const deletedPhones = new Set<string>()
  for await (const change of inSlices(listImportChanges(runId))) {
    const reason = change.kind === 'brand' ? brandStaysAfter(change, deletedPhones) : reasonToStay(change, role)
    if (reason === null) counts[change.kind] += 1
    else stays.push(`${change.subjectName}: ${reason}`)
    if (reason === null && change.kind === 'phone') deletedPhones.add(change.subjectId)
  }
  return {
    run,
    phones: counts.phone,
    brands: counts.brand,
    prices: counts.price + counts.history,
    tables: counts.table,
    held: countHeldOfRun(runId),
    soldOut: countSoldOutOfRun(runId),
    stays: stays.slice(0, SHOWN_LINES),
    staysCount: stays.length,
  }
}

/** Why a brand would stay after these phones are deleted, or null. */
function brandStaysAfter(change: ImportChange, deletedPhones: Set<string>): string | null {
  const reason = brandStays(change)
  const brand = findBrandById(change.subjectId)
  if (reason === null || !brand || brand.version !== change.version) return reason
  const phones = db().select({ id: mobiles.id }).from(mobiles).where(eq(mobiles.brand, brand.slug)).all()
  return phones.every(phone => deletedPhones.has(phone.id)) ? null : reason
}

/** Starts the undo of a run as a new run, unless another one is running. Its error lines report what stays. */
export async function startUndo(runId: string, actor: Actor): Promise<StartResult> {
  const run = findRun(runId)
  if (!run || run.kind === 'undo') return refused('conflict', 'There is no such import.')
  if (run.state === 'running') return refused('conflict', 'This import is still running.')
  return startRun({
    kind: 'undo',
    source: describeRun(run),
    parameters: { run: runId },
    username: actor.username,
    async work(work) {
      const changes = listImportChanges(runId)
      const dropped = [
        { count: countHeldOfRun, drop: dropHeldOfRun },
        { count: countSoldOutOfRun, drop: dropSoldOutOfRun },
      ].filter(({ count }) => count(runId) > 0)
      work.setTotal(changes.length + dropped.length)
      for (const change of changes) work.addStep(() => undoChange(change, actor))
      for (const { drop } of dropped) work.addStep(() => (drop(runId) > 0 ? 'updated' : 'existing'))
      await work.flush()
      if (changes.some(({ kind }) => kind === 'table')) await refreshFactsWhileServing()
    },
  })
}
