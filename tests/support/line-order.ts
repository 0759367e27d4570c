/** Lines of a page from right to left that would be read in a wrong order. */
import { Parser } from 'htmlparser2'

/** They take the direction of their first letter (app/ui/urdu.css). */
const isPlaintext = (name: string, classes: string[]) =>
  /^(h1|h2|h3|dd|td|th|option)$/.test(name) || classes.includes('price')
const isInline = (name: string, classes: string[]) =>
  /^(a|b|em|i|span|strong|time)$/.test(name) && !classes.includes('block')
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g

type Open = { isInline: boolean; isPlaintext: boolean; isIsolated: boolean; text: string }

/** The texts that begin with a Latin letter outside isolates and go on in Urdu: a browser would begin them at the left. */
export function begunInLatin(html: string): string[] {
  const found: string[] = []
  const open: Open[] = []
  const look = (text: string) => {
    const line = text.replaceAll(ISOLATED, '').replace(/\s+/g, ' ').trim()
    if (/^[^\p{L}]*[A-Za-z]/u.test(line) && /[\u0600-\u06ff]/.test(line)) found.push(line)
  }
  const isVoid = (name: string) => /^(input|img|br|hr|meta|link|source)$/.test(name)
  const parser = new Parser({
    onopentag(name, attributes) {
      if (isVoid(name)) return
      const isIsolated = /^(bdi|svg|script|style)$/.test(name) || (name !== 'html' && attributes.lang !== undefined)
      const classes = attributes.class?.split(' ') ?? []
      open.push({ isInline: isInline(name, classes), isPlaintext: isPlaintext(name, classes), isIsolated, text: '' })
    },
    ontext(text) {
      for (const element of open.toReversed()) {
        if (element.isIsolated) return
        element.text += element.isPlaintext ? text : ''
        // What stands in a block of its own is a line of its own.
        if (element.isPlaintext || !element.isInline) return
      }
    },
    onclosetag(name) {
      if (isVoid(name)) return
      look(open.pop()?.text ?? '')
    },
  })
  parser.end(html)
  return found
}
