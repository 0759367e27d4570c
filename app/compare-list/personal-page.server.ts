/**
 * The page of a visitor with a compare list in a cookie, made from the page of everybody: only the badges and the buttons of
 * the phones in the list differ (COMPARE-9). React compares neither, see app/ui/opaque.ts.
 */
import type { ByteRange, ListPlaces } from '#app/http/entry/personal-responses.server.ts'
import { badgeHtml } from './badge.ts'
import { compareListTexts } from './texts.ts'

/** Lists with the same text look alike in the document: how many phones they have, and which of those it shows. */
export const lookOfList = ({ buttons }: ListPlaces, ids: string[]): string =>
  [ids.length, ...ids.filter(id => buttons.has(id)).sort()].join()

/** The document with this list in its badges and buttons. */
export function withList(html: Buffer, { badges, buttons }: ListPlaces, ids: string[]): Buffer {
  const changes = [
    ...badges.map(range => ({ ...range, change: (element: string) => withCount(element, ids.length) })),
    ...ids.flatMap(id => (buttons.get(id) ?? []).map(range => ({ ...range, change: inList }))),
  ].sort((a, b) => a.start - b.start)
  const parts: Buffer[] = []
  let at = 0
  for (const { start, end, change } of changes) {
    parts.push(html.subarray(at, start), Buffer.from(change(html.toString('utf8', start, end))))
    at = end
  }
  return Buffer.concat([...parts, html.subarray(at)])
}

/** Where a document shows the compare list. */
export function listPlaces(html: Buffer): ListPlaces {
  const buttons = new Map<string, ByteRange[]>()
  for (const range of rangesOf(html, 'compare-button')) {
    const id = /<button[^>]* value="([\w-]+)"/.exec(html.toString('utf8', range.start, range.end))?.[1]
    if (id) buttons.set(id, [...(buttons.get(id) ?? []), range])
  }
  return { badges: rangesOf(html, 'compare-badge'), buttons }
}

function rangesOf(html: Buffer, element: string): ByteRange[] {
  const closing = `</${element}>`
  const ranges: ByteRange[] = []
  for (let start = html.indexOf(`<${element}`); start >= 0; start = html.indexOf(`<${element}`, start + 1)) {
    const last = html.indexOf(closing, start)
    if (last < 0) break
    ranges.push({ start, end: last + closing.length })
  }
  return ranges
}

const withCount = (element: string, count: number) =>
  element.replace(/>[\s\S]*<\/compare-badge>$/, () => `>${badgeHtml(count)}</compare-badge>`)

/** Only the button of a card, which has no words, needs more than the mark. */
function inList(element: string): string {
  const name = / phone="([^"]*)"/.exec(element)?.[1] ?? ''
  return element
    .replace(/( phone="[^"]*")/, '$1 data-in=""')
    .replace(/ aria-label="[^"]*"/, () => ` disabled="" aria-label="${compareListTexts().isIn(name)}"`)
}
