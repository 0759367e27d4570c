/** Which messages the administrator looks at. Pure. */

export const messageFilters = ['all', 'unread', 'marked'] as const
export type MessageFilter = (typeof messageFilters)[number]

export const messageFilterLabels: Record<MessageFilter, string> = { all: 'All', unread: 'Unread', marked: 'Marked' }

/** The filter with this name, all for anything else. */
export const messageFilterNamed = (name: string | null): MessageFilter =>
  messageFilters.find(filter => filter === name) ?? 'all'
