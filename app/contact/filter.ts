/** The filters of the message list. Pure. */

export const messageFilters = ['all', 'unread', 'marked'] as const
export type MessageFilter = (typeof messageFilters)[number]

export const messageFilterLabels: Record<MessageFilter, string> = { all: 'All', unread: 'Unread', marked: 'Marked' }

/** The filter with this name, else `all`. */
export const messageFilterNamed = (name: string | null): MessageFilter =>
  messageFilters.find(filter => filter === name) ?? 'all'
