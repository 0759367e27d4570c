/** The revision of a stored record as an ETag: the same in every encoding, and what `If-Match` of a change is compared with. Pure. */

type Revised = { id: string; version: number }

const opaque = ({ id, version }: Revised) => `${id}.${version}`

/** A weak ETag. `shown` is what the representation shows beside the record itself, such as a count of others. */
export const revisionEtag = (record: Revised, shown?: string | number) =>
  `W/"${opaque(record)}${shown === undefined ? '' : `~${shown}`}"`

/**
 * Whether a change may be made under this `If-Match`: none at all, `*`, or the record's revision among those listed. Weak
 * forms count, because our ETags are weak.
 */
export function ifMatchAllows(header: string | null, record: Revised): boolean {
  if (header === null) return true
  return header.split(',').some(candidate => {
    const tag = /^(?:W\/)?"([^"~]*)(?:~[^"]*)?"$/.exec(candidate.trim())?.[1]
    return candidate.trim() === '*' || tag === opaque(record)
  })
}
