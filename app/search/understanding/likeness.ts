/** A search for phones that are like a named one: `a56 jaisa`, `like iphone 13 but cheaper`, `a56 se behtar` (SEARCH-15). Pure. */
import { wordsOf } from '#app/search-index/words.ts'
import { normalized } from './amounts.ts'
import { isModel, nameOf, readParts, type Vocabulary } from './parts.ts'
import { longestPhrase, meaningOf } from './phrase-book.ts'

export type Likeness = {
  /** As typed, with the words for something cheaper. */
  typed: string
  /** The words of the phone, brand or series. */
  name: string[]
  /** Whether phones are asked for that are better, and that cost less. */
  isBetter: boolean
  isCheaper: boolean
}

type Phrase = { words: string[]; isBetter: boolean; isCheaper: boolean }

const phrasesOf = (text: string, kind: Partial<Phrase> = {}): Phrase[] =>
  text
    .split(',')
    .map(phrase => ({ words: wordsOf(normalized(phrase)), isBetter: false, isCheaper: false, ...kind }))
    .sort((a, b) => b.words.length - a.words.length)

/** They stand before the name. */
const before = [
  ...phrasesOf(
    `cheaper than, cheaper alternative to, cheaper alternatives to, cheap alternative to, cheap alternative of, sasta alternative, cheaper version of, cheap version of, cheaper like, less than price of, lower price than`,
    { isCheaper: true },
  ),
  ...phrasesOf(`better than, better alternative to, better phone than, upgrade from, upgrade for, upgrade of`, {
    isBetter: true,
  }),
  ...phrasesOf(
    `like, just like, same like, similar to, similar, similar like, phones similar to, alternative to, alternatives to, alternate to, alternative of, alternatives of, alternative for, alternative, alternatives, instead of, in place of,
    same as, comparable to, equivalent to, equal to, competitor of, competitors of, rival of, rivals of, substitute for, replacement for, replacement of`,
  ),
]

/** They stand behind the name. */
const behind = [
  ...phrasesOf(
    `se sasta, se saste, se sasti, se sasta aur acha, se kam qeemat, se kam price, se thora sasta, se thori sasti, jaisa sasta, ka sasta alternative, ka sasta version, cheaper alternative, cheap alternative, سے سستا, سے سستے, سے کم قیمت`,
    { isCheaper: true },
  ),
  ...phrasesOf(
    `se behtar, se behter, se acha, se achha, se accha, se achi, se ache, se better, se zyada acha, se bhi acha, se bhi behtar, se barh kar, se upar, سے بہتر, سے اچھا, سے اچھے`,
    { isBetter: true },
  ),
  ...phrasesOf(
    `jaisa, jaisi, jaise, jaisay, jesa, jesi, jese, jaisa hi, ki tarah, ki tarah ka, ki tarha, ki trah, ke jaisa, ke jaise, ke jesa, ke muqable, ke muqable ka, ke muqabla ka, ke muqable mein, ke muqabil, ki takkar, ki takkar ka,
    ke barabar, ke barabar ka, ki jagah, ke badle, ke badlay, ka alternative, ke alternative, ka alternate, ka badal, ka mutabadil, se milta julta, se milta, alternative, alternatives, alternate, competitor, competitors, rival, rivals, like phone, like phones, similar, similar phones, similar phone,
    جیسا, جیسی, جیسے, کی طرح, کی طرح کا, کے مقابلے, کے مقابلے کا, کا متبادل, کے برابر, کی جگہ`,
  ),
]

/** Words of a search for something cheaper, wherever they stand. */
const CHEAPER = new Set(
  'cheaper cheap sasta saste sasti sasty affordable kam_qeemat سستا سستے سستی'.split(' ').flatMap(wordsOf),
)
/** Between a phrase and its name. */
const SKIPPED = new Set(['the', 'a', 'an', 'my', 'this', 'phone', 'mobile', 'wala', 'wali', 'wale', 'bilkul', 'hi'])

/** `i like samsung` is about nothing like a Samsung. */
const SPEAKERS = new Set(['i', 'we', 'would', 'people', 'who'])

const phraseAt = (phrases: Phrase[], words: string[], at: number) =>
  phrases.find(({ words: phrase }) => phrase.every((word, place) => words[at + place] === word))

/** The words of the longest name that begins here, or that ends before here. */
function nameBeside(
  words: string[],
  at: number,
  step: 1 | -1,
  vocabulary: Vocabulary,
): { from: number; to: number } | null {
  let first = at
  while (SKIPPED.has(words[first] ?? '')) first += step
  let best: { from: number; to: number } | null = null
  for (let place = first, size = 1; size <= MAX_NAME && words[place] !== undefined; place += step, size += 1) {
    const [from, to] = step === 1 ? [first, place + 1] : [place, first + 1]
    const run = words.slice(from, to)
    const name = nameOf(readParts(run, vocabulary))
    if (name.length < run.length) break
    const isOne = name.some(word => /\d/.test(word)) ? isModel(name, vocabulary) : isSeries(name, vocabulary)
    if (isOne) best = { from, to }
  }
  return best
}

const MAX_NAME = 6

/** Whether one thing of a phone is named here, such as its camera. */
const isNeedAt = (words: string[], at: number) => {
  const meaning = meaningOf(words.slice(at, at + longestPhrase(words, at)))
  return Boolean(meaning && (meaning.needs || meaning.feature) && !meaning.use)
}

const isSeries = (name: string[], { isFamily, isName }: Vocabulary) => name.every(isFamily) && isName(name)

/** Takes the likeness out of the words of a search. @param words the words of the whole text */
export function withoutLikeness(
  words: string[],
  vocabulary: Vocabulary,
): { words: string[]; likeness: Likeness | null } {
  for (let at = 0; at < words.length; at += 1) {
    for (const [phrases, step] of [
      [before, 1],
      [behind, -1],
    ] as const) {
      const phrase = phraseAt(phrases, words, at)
      if (!phrase || SPEAKERS.has(words[at - 1] ?? '')) continue
      const end = at + phrase.words.length
      const name = step === 1 ? nameBeside(words, end, 1, vocabulary) : nameBeside(words, at - 1, -1, vocabulary)
      if (!name) continue
      const [from, to] = step === 1 ? [at, name.to] : [name.from, end]
      const rest = [...words.slice(0, from), ...words.slice(to)]
      // Another name is one to compare with: `a56 better than a36`.
      if (nameOf(readParts(rest, vocabulary)).some(vocabulary.isNameWord)) return { words, likeness: null }
      const given = words.slice(name.from, name.to)
      // `iphone jaisa camera` asks for a good camera: which of its phones is meant is not said.
      if (!isModel(given, vocabulary) && isNeedAt(words, to)) return { words: rest, likeness: null }
      const cheaper = rest.filter(word => CHEAPER.has(word))
      return {
        words: rest.filter(word => !CHEAPER.has(word)),
        likeness: {
          typed: [...words.slice(from, to), ...cheaper].join(' ').replaceAll('_', '.'),
          name: nameOf(readParts(given, vocabulary)),
          // What is better than a brand or series cannot be told: what is like it can.
          isBetter: phrase.isBetter && isModel(given, vocabulary),
          isCheaper: phrase.isCheaper || cheaper.length > 0,
        },
      }
    }
  }
  return { words, likeness: null }
}
