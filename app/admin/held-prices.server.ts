/** Held prices of imports, as the panel lists them, and what an editor decides on them (ADMIN-18). */
import type { User } from '#app/auth/users.server.ts'
import { factsOf } from '#app/facts/store.server.ts'
import { privateData } from '#app/http/caching.server.ts'
import { type Flash, redirectWith } from '#app/http/flash.server.ts'
import { intentOf, textField } from '#app/http/page-action.server.ts'
import {
  type HeldCorrection,
  heldPoint,
  listHeldPrices,
  publishHeldPrice,
  rejectHeldPrice,
} from '#app/phones/held-prices.server.ts'
import { questionAbout } from '#app/phones/price-work.server.ts'
import { memoryChoices, readMemory } from '#app/phones/typed-price.ts'
import { heldPricesPath, withQuery } from '#app/platform/paths.ts'
import { memoryOf } from '#app/prices/sources.ts'
import { typedRupees } from './typed-prices.server.ts'
import { makeChange } from './write.server.ts'

/** Held rows, with the memory that their price may be of. */
export const heldPricesForAdmin = (page: { limit: number; offset: number }) =>
  listHeldPrices(page).map(row => {
    const versions = memoryChoices(factsOf(row.phone.id)?.memory.versions?.value ?? [])
    const memory = memoryOf(row.point)
    return { ...row, memory, memories: [...new Set(['', ...versions, memory])] }
  })

export type HeldPriceRow = ReturnType<typeof heldPricesForAdmin>[number]

export const heldPriceIntents = ['publish', 'reject'] as const

/** A price that was not published, as it was typed. */
export type HeldPriceProblem = {
  /** The id of the held row. */
  heldPrice: number
  values: { price: string; memory: string }
  field: 'price' | 'memory' | null
  message: string
  /** The price that a person was asked about, and may publish now. */
  confirmed: number | null
}

type Args = { request: Request; form: FormData; user: User }

/** Publishes a held price, as it came or corrected, or rejects it. */
export async function handleHeldPrice({ request, form, user: { username } }: Args) {
  const id = Number(textField(form, 'id'))
  const isPublished = intentOf(form, heldPriceIntents) === 'publish'
  const correction = isPublished ? readCorrection(id, form) : null
  if (correction?.ok === false) {
    const problem: HeldPriceProblem = correction.problem
    return privateData(problem, 422)
  }
  const result = await makeChange(() =>
    isPublished ? publishHeldPrice(id, username, Date.now(), correction?.value ?? null) : rejectHeldPrice(id, username),
  )
  const message: Flash = result.ok
    ? { title: isPublished ? `Price of ${result.value} published` : `Price of ${result.value} rejected` }
    : { title: result.message, isProblem: true }
  const page = new URL(request.url).searchParams.get('page') ?? undefined
  throw redirectWith(withQuery(heldPricesPath, { page }), message)
}

type Correction = { ok: true; value: HeldCorrection | null } | { ok: false; problem: HeldPriceProblem }

/** What the form says other than the row; a price that differs much is asked about once, as one that is typed (PRICE-13). */
function readCorrection(id: number, form: FormData): Correction {
  const held = heldPoint(id, null)
  const values = { price: textField(form, 'price') ?? '', memory: textField(form, 'memory') ?? '' }
  if (!held || !form.has('price')) return { ok: true, value: null }
  const refuse = (field: HeldPriceProblem['field'], message: string, confirmed: number | null = null): Correction => ({
    ok: false,
    problem: { heldPrice: id, values, field, message, confirmed },
  })
  const price = typedRupees.safeParse(values.price)
  if (!price.success) return refuse('price', price.error.issues[0]?.message ?? '')
  const memory = values.memory === '' ? {} : readMemory(values.memory)
  const pricePkr = price.data
  // The words of the row itself, such as `8GB RAM`, need not be readable.
  const isSameMemory = values.memory === memoryOf(held.point)
  if (isSameMemory && pricePkr === held.point.pricePkr) return { ok: true, value: null }
  if (!memory && !isSameMemory) return refuse('memory', 'Choose one of the versions')
  const { ram, storage } = isSameMemory ? held.point : (memory ?? {})
  const correction = { pricePkr, ram, storage }
  const corrected = heldPoint(id, correction)
  const question = corrected && questionAbout(corrected.mobileId, corrected.point, Date.now())
  if (question && textField(form, 'confirmed') !== String(pricePkr))
    return refuse(null, `This is ${question}. Publish once more if it is right.`, pricePkr)
  return { ok: true, value: correction }
}
