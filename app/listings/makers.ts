/** The makers of phones, their product lines and spellings, as sources and shops write them. Pure. */
import { slugOf } from '#app/platform/text/slug.ts'

/** Product lines that sources use as brand names, and their makers (docs/data-sources.md). */
export const lines = new Map(
  Object.entries({
    redmi: 'xiaomi',
    poco: 'xiaomi',
    mi: 'xiaomi',
    cmf: 'nothing',
    nubia: 'zte',
    galaxy: 'samsung',
    iphone: 'apple',
    pixel: 'google',
    xperia: 'sony',
    zenfone: 'asus',
    narzo: 'realme',
    camon: 'tecno',
    phantom: 'tecno',
    pova: 'tecno',
  }),
)

/** Alternative spellings of brand slugs. */
export const spellings = new Map(
  Object.entries({
    'nothing-phone': 'nothing',
    moto: 'motorola',
    'mi-xiaomi': 'xiaomi',
    'nokia-hmd': 'nokia',
    'one-plus': 'oneplus',
  }),
)

/** Suffixes that companies and shops append to a brand. */
const COMPANY = /-(mobiles?|phones?|smartphones?|inc|ltd|limited|co|corp|corporation|mobility|electronics|pakistan)$/

/** The brand slug of a brand text: `POCO` → `xiaomi`, `Samsung1454 devices` → `samsung`. Empty for an empty text. */
export function brandSlugOf(written: string): string {
  const slug = slugOf(written.replace(/\d+ devices$/i, '').replace(/\s*\([^)]*\)/g, ''))
  const known = (text: string) => lines.get(text) ?? spellings.get(text)
  const shorter = slug.replace(COMPANY, '')
  // `QMobile` and `T-Mobile` are brands.
  return known(slug) ?? (shorter.length > 2 ? (known(shorter) ?? shorter) : slug)
}

/** Product lines that only one maker sells here, so that their name tells the maker; with `lines`. */
const moreLines = new Map(
  Object.entries({
    hot: 'infinix',
    spark: 'tecno',
    reno: 'oppo',
    nord: 'oneplus',
    razr: 'motorola',
    redmagic: 'zte',
    rog: 'asus',
    pura: 'huawei',
    xcover: 'samsung',
    thinkphone: 'motorola',
  }),
)

/** The maker that a word of a product line tells. */
export const makerOfLine = (word: string): string | undefined => lines.get(word) ?? moreLines.get(word)

/** Words that stand for the maker itself, not for one of its lines: a bare number may follow (`Xiaomi 14`). */
const ownWords: Record<string, string> = { mi: 'xiaomi', moto: 'motorola', samsang: 'samsung', honour: 'honor' }

/** Makers that sell in Pakistan and that no catalogue here has: a model behind their name is theirs. */
const OTHER_MAKERS = [
  ...['qmobile', 'sego', 'dcode', 'etachi', 'tachi', 'sparx', 'villaon', 'faywa', 'gfive', 'calme', 'kxd', 'dany'],
  ...['xmobile', 'blackview', 'doogee', 'oukitel', 'ulefone', 'umidigi', 'cubot', 'alcatel', 'lg', 'htc', 'lenovo'],
  ...[
    'meizu',
    'blackberry',
    'sharp',
    'aquos',
    'gionee',
    'haier',
    'rivo',
    'lava',
    'micromax',
    'zong',
    'kyocera',
    'wiko',
  ],
]

/** Where the word does not name the maker of the phone: a sensor of Sony, Google's services. */
const NOT_THE_MAKER = new RegExp(
  [
    String.raw`\b(sony|samsung) (imx|sensor|lens|camera|amoled|isocell)\S*`,
    String.raw`\bgoogle (play|services?|lens|gms|gemini|assistant|pay|lock|account|id)\b`,
    String.raw`\b(?:your|apna|any) (?:old|purana|used)\b.*?(?=\b(?:with|for|se|to|and get)\b)`,
    String.raw`\b(same as|similar to|better than|like) .*$`,
    String.raw`\bleica\b|\bzeiss\b|\bhasselblad\b`,
  ].join('|'),
  'g',
)

export const withoutForeignNames = (title: string): string => title.replace(NOT_THE_MAKER, ' ')

export type MakerWord = {
  /** Brand slug; null for a maker that the catalogue does not have. */
  brand: string | null
  /** Whether it is the maker's own name, so that a bare number may follow. */
  isOwn: boolean
}

/** Reads single words as makers. @param brands slugs and names of the catalogue's brands */
export function makerWords(brands: { slug: string; name: string }[]): (word: string) => MakerWord | null {
  const known = new Map<string, MakerWord>()
  for (const { slug, name } of brands) {
    known.set(slugOf(name).replaceAll('-', ''), { brand: slug, isOwn: true })
    known.set(slug.replaceAll('-', ''), { brand: slug, isOwn: true })
  }
  const add = (word: string, brand: string, isOwn: boolean) => known.has(word) || known.set(word, { brand, isOwn })
  for (const [word, brand] of Object.entries(ownWords)) add(word, brand, true)
  for (const [word, brand] of [...lines, ...moreLines]) add(word, brand, false)
  for (const word of OTHER_MAKERS) if (!known.has(word)) known.set(word, { brand: null, isOwn: true })
  return word => known.get(word) ?? null
}

/** Whether the words differ by one letter too many, missing, wrong or swapped with the next, not in the first one. */
export function isMisspelling(word: string, right: string): boolean {
  if (word.startsWith(right) || word[0] !== right[0] || Math.abs(word.length - right.length) > 1) return false
  let at = 0
  while (word[at] === right[at]) at += 1
  const [rest, rightRest] = [word.slice(at), right.slice(at)]
  return (
    rest.slice(1) === rightRest.slice(1) ||
    rest.slice(1) === rightRest ||
    rest === rightRest.slice(1) ||
    (rest[0] === rightRest[1] && rest[1] === rightRest[0] && rest.slice(2) === rightRest.slice(2))
  )
}
