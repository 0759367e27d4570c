/** What the shop asks beside what was seen, and the message for WhatsApp; used by server and browser (SLIP-3, SLIP-5). Pure. */
import { formatNumber } from '#app/platform/text/format.ts'
import { formatAmount, formatPrice, isPlausiblePrice } from '#app/prices/price.ts'
import { pricePkrOf } from '#app/prices/rupees.ts'
import { slipTexts } from './texts.ts'

/**
 * How far what the shop asks is from what was seen; empty where nothing was typed.
 * @param seenPkr null where no price was seen that may be compared
 */
export function askedText(typed: string, seenPkr: number | null): string {
  if (typed.trim() === '') return ''
  const text = slipTexts()
  const asked = pricePkrOf(typed)
  if (!isPlausiblePrice(asked)) return text.unread
  if (seenPkr === null) return text.nothingSeen
  if (asked === seenPkr) return text.same
  const difference = Math.abs(asked - seenPkr)
  const percent = Math.round((difference / seenPkr) * 100)
  // Less than half of one per cent is not worth a figure.
  const said = (asked > seenPkr ? text.above : text.below)(formatAmount(difference))
  return percent > 0 ? text.withShare(said, percent) : said
}

/** The class of how far the shop is from what was seen: dearer stands out. */
export function askedClass(typed: string, seenPkr: number | null): string {
  const asked = pricePkrOf(typed)
  if (seenPkr === null || !isPlausiblePrice(asked) || asked === seenPkr) return ''
  return asked > seenPkr ? 'is-above' : 'is-below'
}

/** What was typed, as prices are written: `135,000`; as it is where it is no price. */
export function asPrice(typed: string): string {
  const asked = pricePkrOf(typed)
  return isPlausiblePrice(asked) ? formatNumber(asked) : typed
}

export type Asked = { name: string; typed: string; seenPkr: number | null }

/** The link that opens WhatsApp with the slips as a message. @param base what does not depend on the shop */
export function whatsAppHref(base: string, asked: Asked[], address: string): string {
  const lines = asked.flatMap(({ name, typed, seenPkr }) => {
    const pricePkr = pricePkrOf(typed)
    return isPlausiblePrice(pricePkr) ? [slipTexts().asked(name, formatPrice(pricePkr), askedText(typed, seenPkr))] : []
  })
  return `https://wa.me/?text=${encodeURIComponent([base, ...lines, address].join('\n'))}`
}
