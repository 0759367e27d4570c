/** The states of the dashboard as addresses (ADMIN-2). Pure. */
import type { MessageFilter } from '#app/contact/filter.ts'
import { adminPath, messagesPath, withQuery } from '#app/platform/paths.ts'

export const adminTabs = ['mobiles', 'brands', 'activity'] as const
export type AdminTab = (typeof adminTabs)[number]

export const adminTabNamed = (name: string | null): AdminTab => adminTabs.find(tab => tab === name) ?? 'mobiles'

export type AdminState = { tab: AdminTab; q?: string; page?: number }

/** The dashboard in this state, with a dialog or without. */
export const adminAt = ({ tab, q, page }: AdminState, dialog: Partial<Record<string, string>> = {}) =>
  withQuery(adminPath, {
    tab: tab === 'mobiles' ? undefined : tab,
    q,
    page: page && page > 1 ? page : undefined,
    ...dialog,
  })

export type MessagesState = { filter: MessageFilter; page?: number }

/** The messages in this state, with one of them open, or about to be deleted. */
export const messagesAt = ({ filter, page }: MessagesState, dialog: { open?: string; delete?: string } = {}) =>
  withQuery(messagesPath, {
    filter: filter === 'all' ? undefined : filter,
    page: page && page > 1 ? page : undefined,
    ...dialog,
  })
