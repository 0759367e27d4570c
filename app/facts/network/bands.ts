/** Reads band texts: `1, 3, 5, 41, 78 SA/NSA - International; 1, 41 - India`. Pure. */
import { versionHere } from '../regions.ts'
import type { BandList, BandVersion } from './values.ts'

/** The versions of a band text, in its order. */
export function parseBands(text: string | null): BandList {
  if (text === null || text.trim() === '') return { state: 'missing', variants: [] }
  const variants = text
    .split(';')
    .filter(segment => segment.trim() !== '')
    .map(versionOf)
  return { state: variants.some(({ bands }) => bands.length > 0) ? 'listed' : 'generic', variants }
}

function versionOf(segment: string): BandVersion {
  const [, list = '', label = ''] = /^(.*?)(?:\s*-\s+(.*))?$/s.exec(segment.trim()) ?? []
  const bands = new Set<number>()
  const modes: string[] = []
  for (const word of list.replace(/\([^)]*\)/g, ' ').split(/[\s,/]+/)) {
    const band = /^[nB]?(\d{1,3})[A-Z]?$/i.exec(word)?.[1]
    if (band && Number(band) > 0) bands.add(Number(band))
    const mode = /^(SA|NSA|Sub6|mmWave)$/i.exec(word)?.[1]
    if (mode && !modes.includes(mode)) modes.push(mode)
  }
  return { label: label.trim() || null, bands: [...bands].sort((a, b) => a - b), modes }
}

/** The first of numbered versions, which is the one for most countries. */
const isFirstVersion = (label: string | null) => /\bversion 1\b/i.test(label ?? '')

export type ChosenBands = {
  /** The versions that may be the one sold here; several where no label tells. */
  versions: BandVersion[]
  /** The label of the version taken; null where it has none or several are possible. */
  label: string | null
  /** Labels exist and none names a region with Pakistan. */
  isForeign: boolean
}

/** The version that is sold in Pakistan, as far as the labels tell. */
export function chooseBands({ state, variants }: BandList): ChosenBands {
  const found = versionHere(variants, ({ label }) => label) ?? variants.find(({ label }) => isFirstVersion(label))
  if (found) return { versions: [found], label: state === 'listed' ? found.label : null, isForeign: false }
  const listed = variants.filter(({ bands }) => bands.length > 0)
  const label = variants.length === 1 ? (listed[0]?.label ?? null) : null
  return { versions: listed, label, isForeign: listed.some(version => version.label !== null) }
}
