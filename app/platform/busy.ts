/** The response to a write while another process holds the database's write lock. Pure. */

export const BUSY_MESSAGE =
  'The site is busy storing something else, so nothing was saved. Please try again in a few seconds.'

export const BUSY_HEADERS = { 'Retry-After': '5' }
