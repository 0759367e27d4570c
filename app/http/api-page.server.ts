/** Pagination of API lists: `?limit=` and `?offset=`. */
import { ApiError } from './api.server.ts'

/** @throws ApiError 400 for anything but whole numbers. A limit of -1 means all. */
export function readPage(query: URLSearchParams, { limit = -1, max = 999_999_999 } = {}) {
  return {
    limit: Math.min(wholeNumber(query, 'limit') ?? limit, max),
    offset: wholeNumber(query, 'offset') ?? 0,
  }
}

function wholeNumber(query: URLSearchParams, name: string): number | null {
  const value = query.get(name)
  if (value === null || value === '') return null
  if (!/^\d{1,9}$/.test(value)) throw new ApiError(400, `${name} accepts a whole number from 0.`)
  return Number(value)
}
