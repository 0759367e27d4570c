/** The page that merges two entries of one phone (ADMIN-23): the search for the other one, then the choices. */
import type { User } from '#app/auth/users.server.ts'
import type { Phone } from '#app/entities/phone.ts'
import { privateData } from '#app/http/caching.server.ts'
import { redirectWith } from '#app/http/flash.server.ts'
import { intentOf, textField } from '#app/http/page-action.server.ts'
import { ENTRY_GONE, entryOf, type MergeOf, mergePhones, SAME_ENTRY } from '#app/phones/merge.server.ts'
import { type Choices, type MergeRow, mergeRows, rowKind, sides, textOf } from '#app/phones/merge-choices.ts'
import { findPhoneById, listCardsByIds } from '#app/phones/phones.server.ts'
import { adminPath, phonePath } from '#app/platform/paths.ts'
import { CHANGED_MEANWHILE } from '#app/platform/result.ts'
import { formatPrice } from '#app/prices/price.ts'
import { describeOrigin } from '#app/prices/sources.ts'
import { search } from '#app/search/search.server.ts'
import { refusalStatuses } from '../api-responses.server.ts'
import { choicesIn } from '../choices.ts'
import type { VersionRow } from '../components/version-choices.tsx'
import { fieldLabel } from '../differences.ts'
import { makeChange } from '../write.server.ts'

export const mergeIntents = ['merge'] as const

/** Entries that are offered at once. */
const MAX_CANDIDATES = 12

type Named = { id: string; name: string; path: string }

export type MergePage = { stays: Named } & (
  | {
      step: 'search'
      q: string
      candidates: (Named & { price: string | null; year: string })[]
      problem: string | null
    }
  | {
      step: 'choose'
      goes: Named
      versions: { stays: number; goes: number }
      prices: { stays: string; goes: string }
      differing: VersionRow[]
      onlyInOne: VersionRow[]
      equal: { name: string; field: string; text: string }[]
    }
)

const named = (phone: { id: string; name: string; brand: string; slug: string }): Named => ({
  ...{ id: phone.id, name: phone.name, path: phonePath(phone) },
})

const gone = () => privateData(null, 404)

/** The page at an address. @throws 404 where the entry that it is of is gone */
export function mergePage(id: string, query: URLSearchParams): { page: MergePage } {
  const stays = findPhoneById(id)
  if (!stays) throw gone()
  const otherId = query.get('other')
  const other = otherId === null ? null : findPhoneById(otherId)
  if (other && other.id !== id) return { page: choosing(stays, other, {}) }
  const problem = otherId === null ? null : other ? SAME_ENTRY : ENTRY_GONE
  return { page: searching(stays, query.get('q'), problem) }
}

/** At first what the search of the site finds for the name of the entry itself. */
function searching(stays: Phone, typed: string | null, problem: string | null): MergePage {
  const q = typed?.trim() || `${stays.brandName} ${stays.model}`
  // One more, because the entry itself is not offered.
  const found = listCardsByIds(search(q).ids({ limit: MAX_CANDIDATES + 1, offset: 0 }))
  const candidates = found
    .filter(card => card.id !== stays.id)
    .slice(0, MAX_CANDIDATES)
    .map(card => ({
      ...named(card),
      year: card.year,
      price: card.pricePkr === null ? null : formatPrice(card.pricePkr),
    }))
  return { stays: named(stays), step: 'search', q, candidates, problem }
}

function choosing(stays: Phone, goes: Phone, choices: Choices): MergePage {
  const rows = mergeRows(entryOf(stays), entryOf(goes))
  const ofKind = (kind: ReturnType<typeof rowKind>) => rows.filter(row => rowKind(row) === kind)
  const shown = (row: MergeRow): VersionRow => ({
    name: row.name,
    field: labelOf(row),
    lines: [linesOf(row.stays), linesOf(row.goes)],
    chosen: choices[row.name] ?? row.preferred,
  })
  return {
    stays: named(stays),
    goes: named(goes),
    step: 'choose',
    versions: { stays: stays.version, goes: goes.version },
    prices: { stays: priceText(stays), goes: priceText(goes) },
    differing: ofKind('differs').map(shown),
    onlyInOne: ofKind('one').map(shown),
    equal: ofKind('equal').map(row => ({ name: row.name, field: labelOf(row), text: linesOf(row.stays).join(' ') })),
  }
}

const linesOf = (value: MergeRow['stays']) => (value ? [textOf(value)] : [])

function labelOf({ stays, goes }: MergeRow): string {
  const value = stays ?? goes
  switch (value?.kind) {
    case 'field':
      return fieldLabel(value.field)
    case 'part':
      return `${fieldLabel(value.field)}, ${fieldLabel(value.part)}`
    case 'specification':
      return `${value.category}, ${value.feature}`
    case 'fact':
      return `Stated fact, ${value.override.fact}`
    case undefined:
      return ''
  }
}

const priceText = ({ priceText: text, priceOrigin }: Phone) =>
  text === null ? 'none' : priceOrigin ? `${text} (${describeOrigin(priceOrigin)})` : text

/** What is shown again: the page with its choices, and why nothing was merged. */
export type MergeResult = { page: MergePage; message: string }

/** Merges the entries of the form; what fails shows the choices again. */
export async function handleMergeForm({ form, id, user }: { form: FormData; id: string; user: User }) {
  intentOf(form, mergeIntents)
  const goes = textField(form, 'other') ?? ''
  const choices = choicesIn(form, sides)
  const versionOf = (name: string) => Number(textField(form, name))
  const of: MergeOf = { stays: id, goes, versions: { stays: versionOf('version'), goes: versionOf('otherVersion') } }
  const result = await makeChange(() => mergePhones(of, choices, user.username))
  if (result.ok) {
    throw redirectWith(adminPath, { title: 'Mobiles merged successfully', undo: result.value })
  }
  const [first, second] = [findPhoneById(id), findPhoneById(goes)]
  if (!first) {
    throw redirectWith(adminPath, { title: 'Failed to merge mobiles', text: result.message, isProblem: true })
  }
  const isPair = second !== null && second.id !== first.id
  const shown: MergeResult = {
    page: isPair ? choosing(first, second, choices) : searching(first, null, null),
    message: result.message === CHANGED_MEANWHILE ? CHANGED_SINCE : result.message,
  }
  const status = refusalStatuses[result.reason]
  return privateData(shown, status)
}

const CHANGED_SINCE =
  'One of the entries was changed by someone else since you opened this page. Nothing was merged. Your choices are kept: look through them again, then merge.'
