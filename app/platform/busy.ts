/** How a response says that another process holds the database's write lock. Pure. */

export const BUSY_HEADERS = { 'Retry-After': '5' }
