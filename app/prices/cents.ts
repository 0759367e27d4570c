/** Price ranges in US cents, as the footer links them and the search reads them (FOOT-3, PRICE-10). */

/** The upper end that stands for no upper end. */
export const OPEN_END_CENTS = 999_999

export const footerRanges = [
  { label: 'Under $200', range: '0-20000' },
  { label: '$200 - $500', range: '20000-50000' },
  { label: '$500 - $1000', range: '50000-100000' },
  { label: '$1000 - $2000', range: '100000-200000' },
  { label: 'Above $2000', range: `200000-${OPEN_END_CENTS}` },
]
