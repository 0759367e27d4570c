/** The revision of a stored record as an ETag: the same in every encoding, and compared with `If-Match`. Pure. */

type Revised = { id: string; version: number }

const opaque = ({ id, version }: Revised) => `${id}.${version}`

/** A weak ETag. @param extra a value that the representation shows besides the record, such as a count of phones */
export const revisionEtag = (record: Revised, extra?: string | number) =>
  `W/"${opaque(record)}${extra === undefined ? '' : `~${extra}`}"`

/**
 * Whether this `If-Match` allows a change: no header, `*`, or a list that contains the record's revision. Weak tags
 * match too, because our ETags are weak.
 */
export function ifMatchAllows(header: string | null, record: Revised): boolean {
  if (header === null) return true
  return header.split(',').some(candidate => {
    const tag = /^(?:W\/)?"([^"~]*)(?:~[^"]*)?"$/.exec(candidate.trim())?.[1]
    return candidate.trim() === '*' || tag === opaque(record)
  })
}
