/** Tells phones of one name apart: 4G and 5G, years, regions (LISTING-3). Pure. */
import { leftOutWords } from './left-out-texts.ts'
import type { Entry } from './name-table.ts'
import type { NamedPhone } from './phone-names.ts'

export type StatedName = { generation: string | null; year: string | null; note: string | null }

export type Twin<Phone> = {
  /** The phone that is named; null where none of the catalogue is, or several could be. */
  phone: Phone | null
  /** Whether a person must say which phone is meant, or whether it is this one. */
  isUnsure: boolean
  /** A phone whose name differs only in the network generation; null where `phone` is set. */
  near: string | null
  /** Whether a twin of the phone has this name with another network generation, and none is stated. */
  hasNamesake: boolean
  /** Neither generation nor memory tell which of both twins is meant; `phone` is the 4G phone. */
  isEither: boolean
  why: string
}

/** Where no phone is named, or several could be. */
export const nobody = (why: string, isUnsure: boolean, near: string | null = null) => ({
  phone: null,
  isUnsure,
  near,
  hasNamesake: false,
  isEither: false,
  why,
})

/** @param all the phones of one name @param fits whether a phone is known with the memory that is stated, null where none is */
export function twinOf<Phone extends NamedPhone>(
  all: Entry<Phone>[],
  { generation, year, note }: StatedName,
  fits: (phone: Phone) => boolean | null,
): Twin<Phone> {
  const noted = note === null ? [] : all.filter(entry => entry.note === note)
  const entries = noted.length > 0 ? noted : all
  if (!year && entries.some(entry => entry.year !== null)) {
    // Without a year it is the phone of exactly this name; else one of several, or of a year that nobody tells.
    const fitting = entries.filter(entry => !generation || isOfGeneration(entry, generation))
    const exact = entries.filter(entry => entry.year === null && entry.generation === generation)
    const [only] = fitting
    if (exact.length === 0 && fitting.length > 1) return nobody(SEVERAL, true)
    if (exact.length === 0 && only) return { ...nobody('the year is not stated', true), phone: only.phone }
  }
  const ofYear = year ? entries.filter(entry => entry.year === year) : entries.filter(entry => entry.year === null)
  const released = entries.filter(entry => entry.year === null && String(entry.phone.releaseYear) === year)
  const candidates = ofYear.length > 0 ? ofYear : released
  if (candidates.length === 0) return nobody(leftOutWords.otherYear(String(year)), false)
  const generationOf = (entry: Entry<Phone>) =>
    entry.generation ?? (entry.note && candidates.length > 1 ? (entry.phone.has5G ? '5G' : '4G') : null)
  const of = (wanted: string | null) => {
    const found = candidates.filter(entry => generationOf(entry) === wanted)
    return found.filter(({ note }) => note === null).length > 0 ? found.filter(({ note }) => note === null) : found
  }
  const [plain, fourG, fiveG] = [of(null), of('4G'), of('5G')]
  const sure = (entry: Entry<Phone>, why: string, isUnsure = false): Twin<Phone> => ({
    phone: entry.phone,
    isUnsure,
    near: null,
    hasNamesake:
      generation === null &&
      candidates.some(other => other !== entry && isOfGeneration(other, '5G') !== isOfGeneration(entry, '5G')),
    isEither: false,
    why,
  })
  const wanted = generation === '5G' ? fiveG : generation === '4G' ? fourG : plain.length > 0 ? plain : fourG
  if (generation) {
    const [stated] = wanted
    if (stated) return wanted.length === 1 ? sure(stated, `${generation} is stated`) : nobody(SEVERAL, true)
    const [entry] = plain
    const isPlain = generation === '5G' ? entry?.phone.has5G : entry?.phone.has5G === false
    if (entry && isPlain) return sure(entry, 'the name is stated')
    return nobody(leftOutWords.otherGeneration(generation), false, candidates[0]?.phone.name ?? null)
  }
  if (wanted.length > 1) return nobody(SEVERAL, true)
  const [entry] = wanted
  if (entry && plain.length > 0) return sure(entry, 'the name is stated')
  if (!entry) return nobody(leftOutWords.only5g, false, fiveG[0]?.phone.name ?? null)
  const [other] = fiveG
  if (!other) return sure(entry, 'the name is stated')
  const fit = fits(entry.phone)
  if (fit === null)
    return { ...sure(entry, 'neither 4G or 5G nor the memory is stated'), isUnsure: true, isEither: true }
  if (!fit && fits(other.phone)) return sure(other, 'only the 5G phone has this memory, and 5G is not stated', true)
  return sure(entry, 'no generation is stated, the memory is that of the 4G phone')
}

const isOfGeneration = <Phone extends NamedPhone>({ generation, phone }: Entry<Phone>, stated: string) =>
  generation === null ? phone.has5G === (stated === '5G') : generation === stated

const SEVERAL = 'several phones have this name'
