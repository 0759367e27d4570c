/** Reads the chipset row: which chips a model is sold with, and which of them is the one for Pakistan. Pure. */
import { oneLine } from '#app/platform/text/text.ts'
import type { Chip } from '../tables/schemas.ts'
import { chipKey } from './chip-key.ts'

export type NamedChip = { chip: string; region: string | null }

export type ParsedChip = {
  /** Normalized name; null where the row names several chips and does not tell which is sold here. */
  chip: string | null
  how: 'single' | 'region' | 'ambiguous'
  /** Every chip that the row names. */
  all: NamedChip[]
}

const makers =
  'Qualcomm|MediaTek|Samsung|Exynos|HiSilicon|Kirin|Unisoc|Spreadtrum|Google|Apple|Xring|Snapdragon|Dimensity|Helio|Tensor'
/** A chip begins at its maker, also where no space precedes it: `- GlobalMediatek Dimensity 9000`. */
const makerName = new RegExp(`(?:${makers})`, 'gi')

/** Families that are named without their maker. */
const families = /^(?:Snapdragon|Dimensity|Helio|Exynos|Kirin|Xring)\b/i

/** The chips of a chipset row; null where it names none. */
export function parseChip(row: string | null, known: Map<string, Chip>): ParsedChip | null {
  const all = chipsIn(row ?? '', known)
  const [first] = all
  if (!first) return null
  if (all.every(({ chip }) => chip === first.chip)) return { chip: first.chip, how: 'single', all: [first] }
  const here = coveringPakistan(all)
  return here ? { chip: here.chip, how: 'region', all } : { chip: null, how: 'ambiguous', all }
}

function chipsIn(row: string, known: Map<string, Chip>): NamedChip[] {
  return row
    .split(/;|\bor\b/)
    .flatMap(splitAtMakers)
    .flatMap(part => {
      const [name = '', ...region] = part.split(/\s+-\s+/)
      const chip = normalizedName(name, known)
      return chip ? [{ chip, region: region.join(' - ').replace(/[\s,/]+$/, '') || null }] : []
    })
}

/** Cuts before each maker, unless a maker's name continues: `Qualcomm SM8650-AC Snapdragon 8 Gen 3` is one chip. */
function splitAtMakers(text: string): string[] {
  const starts: number[] = []
  let open = ''
  for (const { 0: maker, index } of text.matchAll(makerName)) {
    const continues =
      starts.length > 0 && familyOf(maker) === open && !/\(\d+\s*nm|\s-\s/.test(text.slice(starts.at(-1), index))
    if (!continues) starts.push(index)
    open = familyOf(maker)
  }
  return starts.map((start, index) => text.slice(start, starts[index + 1]).trim())
}

const familyNames: Record<string, string> = {
  snapdragon: 'qualcomm',
  dimensity: 'mediatek',
  helio: 'mediatek',
  exynos: 'samsung',
  kirin: 'hisilicon',
  tensor: 'google',
}

const familyOf = (maker: string) => familyNames[maker.toLowerCase()] ?? maker.toLowerCase()

const partNumbers =
  /\b(?:SM-?\d{4}(?:-\d)?(?:-[A-Z]{2})?|S[DM]M\d{3}|MSM\d{4}(?: Pro)?|MT\d{4}[A-Z]*(?:\/[A-Z]+)?)(?=\s|$)/g

/**
 * A chip name without maker, part number, process and modem; a name in the table keeps its own spelling. A suffix that a
 * brand bought, such as `Ultra`, belongs to the name. Null for a text that names only a maker.
 */
function normalizedName(text: string, known: Map<string, Chip>): string | null {
  const bare = text
    .replace(/\(.*?\)/g, ' ')
    .replace(/\bfor Galaxy\b/i, ' ')
    .replace(/\bAccelerated Edition\b/i, 'AE')
    .replace(/\bGen(\d)/i, 'Gen $1')
    .replace(/\s+Plus\b/gi, '+')
    .replace(/\b(?:Octa|Quad|Tiger)(?:-core)?\b/gi, ' ')
  const named = withMaker(bare.replace(partNumbers, ' ')) ?? withMaker(bare)
  if (named === null) return null
  // 4G and 5G name the modem, except where the table has such a chip of its own: Kirin 990 5G, Snapdragon 778G 4G.
  const withoutModem = oneLine(named.replace(/\b[45]G\b\+?/g, ' '))
  return known.get(chipKey(named))?.name ?? known.get(chipKey(withoutModem))?.name ?? withoutModem
}

function withMaker(text: string): string | null {
  const match = /^\s*(Qualcomm|MediaTek|Samsung|HiSilicon|Unisoc|Spreadtrum|Google|Apple)?\s*(.*)$/i.exec(oneLine(text))
  const maker = match?.[1]?.toLowerCase() ?? ''
  const name = oneLine(match?.[2] ?? '')
  if (name === '') return null
  if (families.test(name)) return /\d/.test(name) ? name : null
  if (!/\d/.test(name) && maker !== 'google' && !/^tensor\b/i.test(name)) return null
  if (maker === 'google' || /^tensor\b/i.test(name)) return `Google ${name}`
  if (maker === 'apple') return `Apple ${name}`
  if (maker === 'unisoc' || maker === 'spreadtrum')
    return `Unisoc ${/^\d/.test(name) ? `SC${name}` : name}`.replace(/[a-z]$/, last => last.toUpperCase())
  return maker === 'mediatek' ? `MediaTek ${name}` : maker === 'qualcomm' ? `Qualcomm ${name}` : name
}

/** Names of regions that include Pakistan, the one that fits best first. */
const regionsHere = [/\bPakistan\b/i, /\bROW\b/, /\bGlobal\b/i, /\b(?:International|Intl|INT)\b/i, /\bEMEA\b/i]

function coveringPakistan(all: NamedChip[]): NamedChip | undefined {
  for (const region of regionsHere) {
    const found = all.find(each => region.test(each.region ?? ''))
    if (found) return found
  }
  return undefined
}
