/** Message of the API and the panel for an unknown brand; the page has its own texts. */
export const BRAND_NOT_FOUND = 'Brand not found'
