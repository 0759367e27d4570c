/** What stands behind a name: a suffix of another phone, words that name none, or something not known (LISTING-3). Pure. */
import type { Token } from './tokens.ts'

const set = (text: string) => new Set(text.trim().split(/\s+/))

/** Suffixes that are nothing but the name of another phone, also behind a dash or in brackets. */
const SUFFIXES = set(`
  pro plus max ultra lite fe mini neo se hd xl xs xr prime turbo gt ace youth ultimate premier nfc nxtpaper promax
`)
/** Words that belong to a name where they follow it at once, and are ordinary words elsewhere. */
const SUFFIX_WORDS = set(`
  air power edge play go smart design music art star active core zoom fold flip slim curve fusion stylus racing leading
  flat endurance speed city super elite champion explorer king note vision duo pocket prestige rsr porsche energy
  infinity signature special magic pad tab sport life fun cool boost rugged aqua zero hot spark find x6 turbo+
`)

/** Words of a title that name no phone. */
const ORDINARY = set(`
  dual sim sims single esim e physical hybrid pta approved approve approvd official officially non not active activated
  inactive box boxpack boxed pack packed packing sealed seal pin brand new naya nayi fresh with without warranty warrenty year years yr
  month months company local original genuine mobile mobiles phone phones smartphone cell android available avail hai
  in stock price pakistan global version by from only cash just now sale offer deal discount best latest model edition
  variant colour color ram rom memory storage internal display screen battery camera amoled lcd ips inch inches fast
  charging charger adapter cable free delivery nationwide gift ki ka ke k ko me mein aur and or for urgent complete full set
  used kit condition open exchange possible refurbished renewed preowned owned pre like second hand mint lush bh health
  zero meter book booking order preorder qist qiston installment installments instalment instalments monthly advance
  jv fu cpid patch patched vip factory unlock unlocked lock locked region chinese china international imported import
  hk us usa uk uae za ll lla zaa ch japan japanese korean korea singapore malaysia indian india dubai kuwait saudi ksa europe eu asia
  sirf dabba pin pe par sath saath nhi nahi na se wala wali total all 100 percent face id ok fully working good
  excellent neat clean 10 9 8 use din days day month shop card brandwarranty rs pkr rupees lac lakh final last demand
  the a is of to on at this it very well also get buy online shipping cod 4glte lte volte network supported
  processor snapdragon mediatek helio dimensity exynos tensor bionic chipset octa gaming octacore
  ip66 ip68 ip69 water dust resistant proof curved refresh rate ai build built
  exclusive mega big flash hot
`)
const COLOURS = set(`
  black white blue green red gold golden silver gray grey graphite purple violet lavender pink rose yellow orange brown
  cyan teal mint beige cream titanium midnight starlight sierra pacific alpine obsidian hazel porcelain bay charcoal snow
  sky ocean sea lake forest emerald jade sage olive lime navy cobalt sapphire ruby coral peach bronze copper platinum
  pearl ivory sand desert natural ultramarine aurora galaxy cosmic lunar moon moonlight star starry stellar space awesome phantom
  mystic prism crystal glow twilight sunset sunrise dawn dusk mist cloud ice frost arctic glacier polar nebula onyx
  lilac burgundy wine maroon indigo turquoise champagne khaki amber magenta plum carbon chrome shadow misty sandy
  dark light deep matte glossy icy leather vegan velvet satin marble
`)
/** Units behind a number: it tells a figure, not a name. */
const UNITS = set(`
  mp mah w watt watts hz inch inches mm cm x px nm bit g gb tb mb rs pkr k year years month months din days day hour hours hr
  st nd rd th in percent lac lakh hazar st pro
`)
const STORAGE = set('16 32 64 128 256 512 1024 2048')

export type AfterName =
  | { is: 'clear' }
  /** The phone is another one than the name alone says. */
  | { is: 'suffix'; word: string }
  /** A word that nobody here knows: it may name another phone. */
  | { is: 'unknown'; word: string }

const CLEAR: AfterName = { is: 'clear' }

/** Judges the tokens behind a name, without generation and year. @param endsInWord whether a number would go on with the name, as in `Neo 2` */
export function judgeAfterName(tokens: Token[], endsInWord = false): AfterName {
  const [next, second] = tokens
  if (!next || next.kind === 'memory') return CLEAR
  if (next.kind === 'generation') return judgeAfterName(tokens.slice(1), endsInWord)
  if (next.gap === 'break') {
    const isAlone = !second || second.gap === 'break' || second.kind !== 'word'
    return isAlone && SUFFIXES.has(next.text) ? { is: 'suffix', word: next.text } : CLEAR
  }
  if (next.kind === 'number') {
    if (STORAGE.has(next.text) || (second?.kind === 'word' && second.gap !== 'break' && UNITS.has(second.text)))
      return CLEAR
    return next.gap === 'none' || endsInWord ? { is: 'suffix', word: next.text } : { is: 'unknown', word: next.text }
  }
  if (SUFFIXES.has(next.text) || (SUFFIX_WORDS.has(next.text) && !COLOURS.has(second?.text ?? ''))) {
    return { is: 'suffix', word: next.text }
  }
  // `A16e`, `A16 e`; not `A16 k sath`.
  if (next.text.length === 1 && !(next.gap === 'space' && ORDINARY.has(next.text)))
    return { is: 'suffix', word: next.text }
  if (next.gap === 'none') return { is: 'suffix', word: next.text }
  if (isOrdinary(next.text)) return CLEAR
  const end = tokens.findIndex(({ gap, kind }, index) => index > 0 && (gap === 'break' || kind === 'memory'))
  const phrase = end < 0 ? tokens : tokens.slice(0, end)
  return phrase.some(({ text }) => COLOURS.has(text)) ? CLEAR : { is: 'unknown', word: next.text }
}

/** Whether a word of a title names neither phone nor maker. */
export const isOrdinary = (word: string): boolean => ORDINARY.has(word) || COLOURS.has(word)

/**
 * Phrases of advertising in which a suffix names no phone: `50MP Pro Camera`, `| Ultra Clear Display`. Only behind a sign or
 * a figure: `Note 13 Pro Camera` may be a Note 13 Pro.
 */
const ADVERTISING =
  /(?<=[|/,;:·¦•–(-] ?|\d ?mp |\bwith )(?:(?:pro|ultra|super|max|ai|hd|full|edge|power|smart|dual|triple|quad|main|turbo|flash|air|mini|clear|grade|sharp|night|portrait|slim|long|large|fast|huge) )+(?:cameras?|cam|display|screen|lens|selfie|zoom|sound|speakers?|battery|charg\w+|cooling|design|body|gaming|performance|processor)\b/g
/** Figures and programs, of which no number is part of a name. */
const FIGURES = new RegExp(
  [
    String.raw`\b(?:android|hyper ?os|miui|one ?ui|color ?os|funtouch(?: ?os)?|hi ?os|xos|ios|origin ?os|magic ?os|realme ?ui|wi-?fi|bluetooth|usb|nfc|gorilla glass(?: victus)?|ip) ?-?v?\d+[\d.x]*\b`,
    String.raw`\b(?:helio|snapdragon|sd|dimensity|exynos|unisoc|tiger|kirin|tensor|mediatek|mtk|qualcomm)(?: (?:helio|snapdragon|dimensity|tiger|mt|sc))? ?-?[a-z]{0,2}\d+\w*(?: ?\+)?(?: ?(?:gen|elite) ?\d?)?`,
    String.raw`\b[as]\d\d ?(?:bionic|pro chip|chip)\b`,
    String.raw`\b\d+(?:[.,]\d+)? ?(?:mp|mah|(?<!\d{3})w|watts?|hz|inch(?:es)?|mm|cm|nits|nm|ppi|fps|megapixels?|core)\b|\b\d+(?:\.\d+)? ?(?:"|''|”)`,
  ].join('|'),
  'g',
)

export const withoutAdvertising = (title: string): string => title.replace(ADVERTISING, ' · ').replace(FIGURES, ' · ')
