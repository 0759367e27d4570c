/** Paths of the dashboard's states (ADMIN-2). Pure. */

import type { MessageFilter } from '#app/contact/filter.ts'
import { pageNumber } from '#app/platform/paging.ts'
import { adminPath, messagesPath, priceWorkPath, type Query, withQuery } from '#app/platform/paths.ts'
import { type Sorting, sortQuery } from './phone-sorts.ts'
import { FIRST_KIND, type PriceWorkKind, priceWorkSort } from './price-work-kinds.ts'

export const adminTabs = ['mobiles', 'brands', 'activity'] as const
export type AdminTab = (typeof adminTabs)[number]

export const adminTabNamed = (name: string | null): AdminTab => adminTabs.find(tab => tab === name) ?? 'mobiles'

/** The order of phones is that of the last change unless another is chosen. */
export const MOBILES_SORT = 'changed'

export type AdminState = { tab: AdminTab; q?: string; page?: number; sorting?: Sorting }

/** The path of the dashboard, optionally with an open dialog. */
export const adminAt = ({ tab, q, page, sorting }: AdminState, dialog: Partial<Record<string, string>> = {}) =>
  withQuery(adminPath, {
    tab: tab === 'mobiles' ? undefined : tab,
    q,
    ...(sorting ? sortQuery(sorting, MOBILES_SORT) : {}),
    page: pageNumber(page),
    ...dialog,
  })

export type MessagesState = { filter: MessageFilter; page?: number }

/** The path of the messages, optionally with one open or about to be deleted. */
export const messagesAt = ({ filter, page }: MessagesState, dialog: { open?: string; delete?: string } = {}) =>
  withQuery(messagesPath, {
    filter: filter === 'all' ? undefined : filter,
    page: pageNumber(page),
    ...dialog,
  })

export type PriceWorkState = { kind: PriceWorkKind; page?: number; sorting?: Sorting }

/** The path of the prices that need work, of one kind; `more` is what was typed last. */
export const priceWorkAt = ({ kind, page, sorting }: PriceWorkState, more: Query = {}) =>
  withQuery(priceWorkPath, {
    kind: kind === FIRST_KIND ? undefined : kind,
    ...(sorting ? sortQuery(sorting, priceWorkSort(kind)) : {}),
    page: pageNumber(page),
    ...more,
  })
