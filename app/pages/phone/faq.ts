/** Five questions and answers from the phone's data; unknown facts are stated as unknown (PHONE-9). Pure. */
import type { Phone } from '#app/entities/phone.ts'
import { isDerived } from '#app/facts/fact.ts'
import type { PhoneFacts } from '#app/facts/values.ts'
import { areSimsByVersion } from '#app/phones/answer.ts'
import { formatDate, withCommas } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { shownMeasures, shownSizes } from '#app/platform/text/measures.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import { staleWarning } from '#app/prices/age.ts'
import { formatPrice } from '#app/prices/price.ts'
import { describeOffer, sellerOf, shownMemory, statedDate } from '#app/prices/sources.ts'
import type { Question } from '#app/seo/structured-data.ts'
import { soldIn } from './fact-notes.ts'
import { phoneSentences } from './sentence-texts.ts'

type FaqPhone = Pick<
  Phone,
  | 'name'
  | 'pricePkr'
  | 'priceOrigin'
  | 'isPriceStale'
  | 'releaseDate'
  | 'isReleaseExpected'
  | 'shortSpecs'
  | 'specifications'
>

type FaqFacts = Pick<PhoneFacts, 'kind' | 'fiveG' | 'sims' | 'network' | 'radio'>

/** @param facts null where none are stored yet */
export function questionsAbout(phone: FaqPhone, facts: FaqFacts | null): Question[] {
  const { name, shortSpecs } = phone
  const text = phoneSentences()
  const memory = { question: text.memoryQuestion(name), answer: memoryAnswer(phone) }
  const network = { question: text.networkQuestion(name), answer: networkAnswer(name, facts?.fiveG ?? null) }
  const [first = memory, second = network] = facts?.kind?.value === 'keypad' ? keypadQuestions(phone, facts) : []
  return [
    {
      question: text.priceQuestion(name),
      answer: priceAnswer(phone),
      ...(phone.priceOrigin?.kind === 'launch' ? { isUnverified: true as const } : {}),
    },
    { question: text.releaseQuestion(name), answer: releaseAnswer(phone) },
    first,
    {
      question: text.batteryQuestion(name),
      answer: shortSpecs.battery
        ? text.battery(name, shownMeasures(htmlToText(shortSpecs.battery)))
        : text.batteryUnknown(name),
    },
    second,
  ]
}

/** What is asked of a phone with keys, in place of memory and 5G, as far as it is known. */
function keypadQuestions({ name, specifications }: FaqPhone, { sims, network, radio }: FaqFacts): Question[] {
  const text = phoneSentences()
  const has4g = network?.value.has4g ?? null
  const simAnswer = areSimsByVersion(specifications) ? text.simsByVersion : text.sims
  return [
    ...(sims ? [{ question: text.simQuestion(name), answer: simAnswer(name, sims.value.slots) }] : []),
    ...(has4g === null
      ? []
      : [{ question: text.fourGQuestion(name), answer: (has4g ? text.supports4g : text.lacks4g)(name) }]),
    ...(radio
      ? [{ question: text.radioQuestion(name), answer: (radio.value ? text.hasRadio : text.lacksRadio)(name) }]
      : []),
  ]
}

function priceAnswer({ name, pricePkr, priceOrigin, isPriceStale }: FaqPhone): string {
  const text = phoneSentences()
  if (pricePkr === null) return text.priceUnknown(name)
  const pkr = formatPrice(pricePkr)
  if (priceOrigin?.kind === 'launch') {
    const price = withCommas([pkr, shownMemory(priceOrigin) && ofSource(shownMemory(priceOrigin))])
    return text.launchPrice(name, price, sellerOf(priceOrigin), statedDate(priceOrigin))
  }
  const origin = priceOrigin ? text.priceOrigin(describeOffer(priceOrigin)) : ''
  const sentence = isPriceStale ? text.stalePrice : text.price
  return `${sentence(name, pkr, origin)} ${isPriceStale ? staleWarning() : text.shopsDiffer}`
}

function releaseAnswer(phone: FaqPhone): string {
  const { name, releaseDate, isReleaseExpected } = phone
  const text = phoneSentences()
  if (releaseDate === '') return text.releaseUnknown(name)
  if (isReleaseExpected) {
    const sold = soldIn(phone)
    const expected = formatDate(releaseDate)
    return sold
      ? text.releaseSold(name, expected, sellerOf(sold), formatDate(sold.date.slice(0, 7)))
      : text.releaseExpected(name, expected)
  }
  const isDay = releaseDate.split('-').length === 3
  return (isDay ? text.releasedOn : text.releasedIn)(name, formatDate(releaseDate))
}

function memoryAnswer({ name, shortSpecs }: FaqPhone): string {
  const text = phoneSentences()
  const ram = shortSpecs.ram && shownSizes(htmlToText(shortSpecs.ram))
  const storage = shortSpecs.storage && shownSizes(htmlToText(shortSpecs.storage))
  if (ram && storage) return text.ramAndStorage(name, ram, storage)
  if (ram) return text.ramOnly(name, ram)
  return storage ? text.storageOnly(name, storage) : text.memoryUnknown(name)
}

function networkAnswer(name: string, fiveG: PhoneFacts['fiveG']): string {
  const text = phoneSentences()
  if (fiveG === null) return text.networkUnknown(name)
  if (isDerived(fiveG)) return (fiveG.value ? text.chipSupports5g : text.chipLacks5g)(name)
  return (fiveG.value ? text.supports5g : text.lacks5g)(name)
}
