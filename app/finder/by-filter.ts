/** Whether the filter decides in place of the words of a search (FIND-2). Pure. */

/**
 * The parameter that lets the wishes of the address stand in place of those in the words of a search: the filter shows both as
 * its fields, so that one that was emptied there is no wish any more.
 */
export const filterOnly = { by: 'filter' }

export const isFilterOnly = (query: URLSearchParams): boolean => query.get('by') === filterOnly.by
