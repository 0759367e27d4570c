/** The memory that a title tells, in gigabytes (LISTING-4). Pure. */
import { MEMORY_MARK } from './tokens.ts'

export type StatedMemory = {
  /** Null where it is not stated. */
  ramGb: number | null
  storageGb: number | null
  /** Whether the text names more than one size of one kind. */
  isSeveral: boolean
  /** The text with a mark where the memory stood. */
  rest: string
}

const RAMS = new Set([0.5, 1, 1.5, 2, 3, 4, 6, 8, 10, 12, 16, 18, 24, 32])
const STORAGES = new Set([4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048])
/** Smaller sizes alone are RAM. */
const SMALLEST_STORAGE = 32

const NOT_A_SIZE = String.raw`(?!\d|[.,]\d| ?(?:mp|mah|w\b|hz|mm|px|inch|"|k\b|%|x\d|months?|days?|years?|din\b|mahine))`
const VIRTUAL =
  /[(+]? *(?:up ?to |upto )?\+? *\d{1,2} *gb? *(?:ram )?(?:virtual|extended|extend|extendable|extension|expandable|expanded|expansion|dynamic|extra|borrowed|fusion|boost|ram plus|mem ?fusion)(?: ram)?(?: memory)?\)?|\(? *up ?to *\+? *\d{1,2} *gb *(?:ram)?\)?/g
/** `8+8`, `4GB+8GB`, `8GB (+8GB)`: the first is real, the second borrowed from the storage. */
const BORROWED =
  /(?<![\d.a-z])(\d{1,2})(?: *gb(?: *ram)? *\(? *\+ *| *ram *\(? *\+ *|\+| \+ )(\d{1,2}) *(?:gb)?(?![\d.]| *tb| *mp| ?g\b| *(?:gb)? *(?:rom|storage))/g

/** `8g/256g`; not `4g` and `5g`, nor the `2T` of a name. */
const unit = '(?: *(tb|gb|(?<=[6-9] *|\\d\\d *)g)(?![a-z]))'
const what = String.raw`(?: *\*? *(ram|rom|storage|internal|memory|ssd)(?![a-z]))?`
const number = String.raw`(?<![\d.,a-z])(\d{1,4})`
const PAIR = new RegExp(
  `${number}${unit}?${what}( *[()]? *(?:[/+|,&_=·\\-]|and|aur|\\|\\|)? *[(]? *)(\\d{1,4})${unit}?${what}${NOT_A_SIZE}`,
  'g',
)
/** Behind a model's number or suffix a further number is memory: `A16 8 / 256`. */
const ENDS_A_NAME = /(?:\d|\b(?:pro|plus|max|ultra|lite|fe|neo|[45]g|[a-z]))[)|,]? *$/
const SINGLE = new RegExp(`${number} *(tb|gb)(?![a-z])${what}|${number} *(gb|tb)?(?![a-z\\d]) *(ram|rom)(?![a-z])`, 'g')

type Pair = { ramGb: number; storageGb: number }
type Size = { gb: number; of: 'ram' | 'storage' | null }

export function readStatedMemory(text: string): StatedMemory {
  const rams = new Set<number>()
  const storages = new Set<number>()
  let rest = replacePairs(withoutBorrowed(text.replace(VIRTUAL, ' ')), pair => {
    rams.add(pair.ramGb)
    storages.add(pair.storageGb)
  })
  const singles: Size[] = []
  rest = rest.replace(SINGLE, (_, a, aUnit, aWhat, b, bUnit, bWhat) => {
    singles.push(sizeOf(a ?? b, aUnit ?? bUnit, aWhat ?? bWhat))
    return ` ${MEMORY_MARK} `
  })
  for (const { gb, of } of singles) {
    if (of === 'ram' && RAMS.has(gb)) rams.add(gb)
    else if (of === 'storage' || gb >= SMALLEST_STORAGE) STORAGES.has(gb) && storages.add(gb)
  }
  for (const { gb, of } of singles.filter(({ gb, of }) => of === null && gb < SMALLEST_STORAGE)) {
    // `2GB 16GB` is read as a pair; one small size alone is RAM beside a storage, else storage of an old phone.
    if (of === null && RAMS.has(gb) && (storages.size > 0 || gb < 16)) rams.add(gb)
    else if (STORAGES.has(gb)) storages.add(gb)
  }
  return {
    ramGb: rams.size === 1 ? ([...rams][0] ?? null) : null,
    storageGb: storages.size === 1 ? ([...storages][0] ?? null) : null,
    isSeveral: rams.size > 1 || storages.size > 1,
    rest,
  }
}

/** Replaces each pair of sizes by a mark. What is no pair is looked at again from its second number. */
function replacePairs(text: string, add: (pair: Pair) => void): string {
  let rest = ''
  let at = 0
  PAIR.lastIndex = 0
  for (let found = PAIR.exec(text); found; found = PAIR.exec(text)) {
    const [whole, a, aUnit, aWhat, between = '', b, bUnit, bWhat] = found
    const isStated = Boolean(aUnit || bUnit || aWhat || bWhat)
    const isTight = /^[^\s()]$/.test(between) || (aUnit ?? aWhat) !== undefined
    const isApart = isTight || (/[^\s()]/.test(between) && ENDS_A_NAME.test(text.slice(0, found.index)))
    const pair = isApart ? pairOf(sizeOf(a, aUnit, aWhat), sizeOf(b, bUnit, bWhat), isStated) : null
    if (pair) {
      add(pair)
      rest += `${text.slice(at, found.index)} ${MEMORY_MARK} `
      at = found.index + whole.length
    } else PAIR.lastIndex = found.index + (a?.length ?? 1)
  }
  return rest + text.slice(at)
}

/** Leaves the real part of `8GB+8GB` and takes away the sum that stands beside it. */
function withoutBorrowed(text: string): string {
  const sums: number[] = []
  const real = text.replace(BORROWED, (whole, a: string, b: string) => {
    const [own, borrowed] = [Number(a), Number(b)]
    const isBorrowed = RAMS.has(own) && own >= 2 && borrowed <= 24 && !(borrowed === 16 && own < 4) && borrowed >= 2
    if (!isBorrowed) return whole
    sums.push(own + borrowed)
    return `${own}gb ram `
  })
  return sums.reduce(
    (kept, sum) => kept.replace(new RegExp(`(?<![\\d.])${sum} *gb? *\\*? *(?:ram)?(?![a-z\\d])`), ' '),
    real,
  )
}

function sizeOf(digits: string | undefined, unitText: string | undefined, whatText: string | undefined): Size {
  const gb = Number(digits) * (unitText?.startsWith('t') ? 1024 : 1)
  return { gb, of: whatText === 'ram' ? 'ram' : whatText && whatText !== 'memory' ? 'storage' : null }
}

/** The smaller is the RAM, whatever the order. */
function pairOf(a: Size, b: Size, isStated: boolean): Pair | null {
  const [ram, storage] = a.gb <= b.gb ? [a, b] : [b, a]
  if (ram.of === 'storage' || storage.of === 'ram') return null
  if (!RAMS.has(ram.gb) || !STORAGES.has(storage.gb) || ram.gb === storage.gb) return null
  const isSmall = storage.gb < SMALLEST_STORAGE
  // `12/16` may be anything, `2/16` is the memory of a small phone.
  if (isSmall && (ram.gb > 3 || (!isStated && storage.gb < 16))) return null
  return storage.gb / ram.gb >= 4 ? { ramGb: ram.gb, storageGb: storage.gb } : null
}
