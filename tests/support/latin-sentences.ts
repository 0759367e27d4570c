/** English that stands on a page in another language. */
import { Parser } from 'htmlparser2'
import { outsideBrackets } from './bracketed.ts'

/** What is no text for readers of the page, or says that it is of another language. */
const isSilent = (name: string, { lang, rel }: Record<string, string | undefined>) =>
  /^(script|style|bdi|svg|code|noscript)$/.test(name) ||
  (name !== 'html' && lang !== undefined && lang !== 'ur') ||
  rel === 'noopener'

const READ = ['aria-label', 'alt', 'title', 'placeholder']
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g
/** Words of at least two Latin letters, so many in a row; those after the first are no names, which have capitals. */
const runOf = (words: number) => new RegExp(`\\b(?:[A-Za-z][a-z'’]+[ ,]+){${words - 1},}[a-z'’]{2,}[.!?]?`, 'g')

/**
 * The runs of three or more English words, or so many, that a reader of this page sees or hears, without names, values in `<bdi>` or
 * isolates, texts in ⟦brackets⟧, and the texts of sources.
 * @param isName whether a run of words is a name that has no translation
 */
export function englishIn(html: string, isName: (words: string) => boolean, words = 3): string[] {
  const sentence = runOf(words)
  const found: string[] = []
  const look = (text: string) => {
    for (const [run] of outsideBrackets(text).replace(ISOLATED, ' ').matchAll(sentence)) {
      if (!isName(run)) found.push(run.trim())
    }
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
