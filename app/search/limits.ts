/** Limits of the search, shared by server and browser. */

/** In characters; the rest of the text is ignored. */
export const MAX_QUERY_LENGTH = 200
/** Suggestions start once the text is longer than 2 characters (SEARCH-10). */
export const SUGGEST_FROM_LENGTH = 3
export const MAX_SUGGESTIONS = 10
/** Results on a page. */
export const RESULTS_PAGE_SIZE = 20
