/** Cuts names and titles into tokens, so that `Hot60 Pro`, `hot-60 pro` and `HOT 60PRO` are the same. Pure. */

export type Token = {
  /** A run of letters or of digits, `5g`, or `¦` where memory stood. */
  text: string
  /** What stands before it. A `break` (`|`, `/`, a dash between spaces) ends a name. */
  gap: 'none' | 'space' | 'break'
  kind: 'word' | 'number' | 'generation' | 'memory'
}

/** Stands for memory that was cut out of a title. */
export const MEMORY_MARK = '¦'

/** Words of models that shops write as one with the next. */
const GLUED = [
  'galaxy',
  'iphone',
  'redmi',
  'note',
  'pro',
  'plus',
  'max',
  'ultra',
  'lite',
  'mini',
  'neo',
  'fold',
  'flip',
]
const glued = new RegExp(`^(?:${GLUED.join('|')}|fe|magic)+$`)
const gluedPart = new RegExp(`${GLUED.join('|')}|fe|magic`, 'g')
/** Words that are written as two, of which the second may stand alone. */
const JOINED = /\b(i|ai|eye) ?(phone|fone|phon|fon)s?(?![a-z])/g

const RUN = /¦|(?<!\d)[345] ?g(?![\p{L}\d])|[\p{L}\p{M}]+|\d+|[^\p{L}\p{M}\d¦]+/gu
const BREAK = /[|/\\,;:=*•·&–—~!?\n]|\s[-+]+\s|--|\p{Extended_Pictographic}/u

/** The tokens of a text in Latin letters and lower case (latinText). `+` behind a letter or digit is the word `plus`. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let gap: Token['gap'] = 'break'
  const add = (kind: Token['kind'], run: string) => {
    tokens.push({ text: run, gap, kind })
    gap = 'none'
  }
  const normal = text.replace(JOINED, 'iphone').replace(/\bip(?=\d)/g, 'iphone')
  for (const [run] of normal.matchAll(RUN)) {
    if (run === MEMORY_MARK) {
      gap = 'break'
      add('memory', run)
      gap = 'break'
    } else if (/^\d+$/.test(run)) add('number', run)
    else if (/^[345] ?g$/.test(run)) add('generation', run.startsWith('5') ? '5g' : run.startsWith('3') ? '3g' : '4g')
    else if (/^\p{L}/u.test(run)) {
      for (const word of glued.test(run) ? (run.match(gluedPart) ?? [run]) : [run]) add('word', word)
    } else {
      const isPlus = run.startsWith('+') && tokens.length > 0
      if (isPlus) add('word', 'plus')
      gap = gapOf(isPlus ? run.slice(1) : run)
    }
  }
  return tokens
}

const gapOf = (signs: string): Token['gap'] => (signs === '' ? 'none' : BREAK.test(signs) ? 'break' : 'space')
