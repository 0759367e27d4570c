/** Pagination. */

export type Paging = {
  page: number
  pages: number
  total: number
  offset: number
  limit: number
  /** Numbers of the first and last item shown, counted from 1; both 0 in an empty list. */
  from: number
  to: number
}

/** The page number for a URL; undefined for the first page, which must have one address only. */
export const pageNumber = (page = 1): number | undefined => (page > 1 ? page : undefined)

/** @param requested the `page` parameter as typed: an invalid one gives page 1, a too large one the last (SITE-7) */
export function paging(requested: string | null, total: number, size: number): Paging {
  const pages = Math.max(1, Math.ceil(total / size))
  const number = /^\d{1,9}$/.test(requested ?? '') ? Number(requested) : 1
  const page = Math.min(Math.max(number, 1), pages)
  const offset = (page - 1) * size
  return {
    page,
    pages,
    total,
    offset,
    limit: size,
    from: total === 0 ? 0 : offset + 1,
    to: Math.min(offset + size, total),
  }
}
