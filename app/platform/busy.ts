/** The response to a write while another process holds the database's write lock. Pure. */

export const BUSY_HEADERS = { 'Retry-After': '5' }
