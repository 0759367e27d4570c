/** What a phone can use of each operator's network, as pages say it. Pure. */
import type { NetworkTable } from '../tables/schemas.ts'
import type { GenerationStatus, Network } from './values.ts'

export type OperatorHere = {
  id: string
  name: string
  /** Brands without a network of their own that use this one. */
  brands: string[]
  fiveG: GenerationStatus
  fourG: GenerationStatus
}

const unknown: GenerationStatus = { status: 'unknown', missing: [], versions: null }
const notOffered: GenerationStatus = { status: 'not-offered', missing: [], versions: null }

/** The operators with a network of their own, in the order of the table. @param network null where nothing is known */
export const operatorsHere = (network: Network | null, { operators }: NetworkTable): OperatorHere[] =>
  operators.flatMap(({ id, name, bands }) => {
    if (!bands) return []
    const own = network?.operators[id]
    return [
      {
        id,
        name,
        brands: operators.flatMap(other => (other.usesNetworkOf === id ? [other.name] : [])),
        fiveG: own?.nr ?? (bands.nrCore.length + bands.nrExtra.length > 0 ? unknown : notOffered),
        fourG: own?.lte ?? unknown,
      },
    ]
  })

/** These operators and the brands that use their networks: who can use Ufone's 5G can use Onic's. */
export const withGuests = (ids: string[] | null, { operators }: NetworkTable): string[] | null =>
  ids && [
    ...ids,
    ...operators.flatMap(({ id, usesNetworkOf: host }) =>
      host && ids.includes(host) && !ids.includes(id) ? [id] : [],
    ),
  ]
