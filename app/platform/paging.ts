/** Cutting a long list into pages. */

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

/** The page as an address names it: the first has no number, so that it has one address only. */
export const pageNumber = (page: number): number | undefined => (page > 1 ? page : undefined)

/** The page asked for, as typed in the address; nonsense is page 1, beyond the end is the last page (SITE-7). */
export function paging(asked: string | null, total: number, size: number): Paging {
  const pages = Math.max(1, Math.ceil(total / size))
  const number = /^\d{1,9}$/.test(asked ?? '') ? Number(asked) : 1
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
