/** What the API and the panel say where a brand does not exist; the page has its own texts. */
export const BRAND_NOT_FOUND = 'Brand not found'
