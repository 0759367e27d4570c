/** English that stands on a page in another language. */
import { Parser } from 'htmlparser2'

/** What is no text for readers of the page, or says that it is of another language. */
const isSilent = (name: string, { lang, rel }: Record<string, string | undefined>) =>
  /^(script|style|bdi|svg|code|noscript)$/.test(name) || (lang !== undefined && lang !== 'ur') || rel === 'noopener'

const READ = ['aria-label', 'alt', 'title', 'placeholder']
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g
/** Words of at least two Latin letters, three in a row. */
const SENTENCE = /(?:[A-Za-z][a-z'’]+[ ,]+){2,}[a-z'’]{2,}[.!?]?/g

/**
 * The runs of three or more English words that a reader of this page sees or hears, without names, values in `<bdi>` or
 * isolates, and the texts of sources.
 * @param isName whether a run of words is a name that has no translation
 */
export function englishIn(html: string, isName: (words: string) => boolean): string[] {
  const found: string[] = []
  const look = (text: string) => {
    for (const [words] of text.replace(ISOLATED, ' ').matchAll(SENTENCE)) if (!isName(words)) found.push(words.trim())
  }
  const silent: string[] = []
  let text = ''
  const flush = () => {
    look(text)
    text = ''
  }
  const isVoid = (name: string) => /^(input|img|br|hr|meta|link|source)$/.test(name)
  const parser = new Parser({
    onopentag(name, attributes) {
      if (silent.length === 0 && name !== 'meta') for (const each of READ) look(attributes[each] ?? '')
      if (!/^(b|i|strong|em|span|a|time)$/.test(name)) flush()
      if (!isVoid(name) && (silent.length > 0 || isSilent(name, attributes))) silent.push(name)
    },
    ontext(part) {
      if (silent.length === 0) text += part
    },
    onclosetag(name) {
      if (!/^(b|i|strong|em|span|a|time)$/.test(name)) flush()
      if (!isVoid(name) && silent.length > 0) silent.pop()
    },
  })
  parser.end(html)
  return found
}
