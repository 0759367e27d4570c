/** Loads the data of a phone's page. */
import type { Enhancement } from '#app/ai/descriptions/descriptions.server.ts'
import { comparedPhones } from '#app/compare/compared-phones.server.ts'
import { drawingFacts } from '#app/drawings/facts.ts'
import type { Phone, PhoneCard, ShownPhone } from '#app/entities/phone.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { statedValue } from '#app/facts/fact.ts'
import { readableVersion } from '#app/facts/memory.ts'
import type { Following } from '#app/facts/model-line.ts'
import { publishersOf } from '#app/facts/source-text.ts'
import { networkTable } from '#app/facts/store.server.ts'
import type { PhoneFacts } from '#app/facts/values.ts'
import { versionPrices } from '#app/facts/version-prices.ts'
import type { TypedPlan } from '#app/instalments/plan-form.ts'
import { answerOf, knownFacts } from '#app/phones/answer.ts'
import { keypadPoints } from '#app/phones/keypad-points.ts'
import { currentOffers, listStoredOffers, shownHistory } from '#app/phones/offers.server.ts'
import { findPhoneById, listPriceHistory } from '#app/phones/phones.server.ts'
import { shownSpecifications } from '#app/phones/variants.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { phoneSharePath } from '#app/platform/paths.ts'
import { formatShortDate } from '#app/platform/text/format.ts'
import { ageWarning, cardNote, tagNote } from '#app/prices/age.ts'
import { releaseYear } from '#app/prices/dates.ts'
import type { TypedTax } from '#app/pta/tax-form.ts'
import { isSister } from '#app/similarity/distance.ts'
import { findFollowing } from '#app/similarity/following.server.ts'
import { listMoreFromBrand, similarTo } from '#app/similarity/neighbours.server.ts'
import { siteSettings } from '#app/site-settings/site-settings.server.ts'
import { sizedPhone } from '#app/true-size/sized-phone.ts'
import { cachePerKey } from '#db/content-version.server.ts'
import { editorialOf } from '../reviews/reviews.server.ts'
import { loadCostBox } from './cost-box.server.ts'
import { factNotes, rowsOfKind, sizeNote, soldIn, withoutPastStatus } from './fact-notes.ts'
import { questionsAbout } from './faq.ts'
import { followingOf } from './following.ts'
import { hasDisplayTable, highlightsOf } from './highlights.ts'
import { loadInstalmentBox } from './instalment-box.server.ts'
import { baseDescription, baseKeywords, mergedKeywords } from './metadata.ts'
import { networkView } from './network-view.ts'
import { openedFold } from './opened.ts'
import { analysePrice } from './price-analysis.server.ts'
import { priceChange } from './price-change.ts'
import { isDearOfKind } from './price-share.ts'
import { notSaidBefore, reviewOf } from './review.ts'
import { type Rival, rivalOf } from './rival.ts'
import { sheetFacts } from './sheet-facts.ts'
import { shownRating } from './shown-rating.server.ts'
import { similarPrices } from './similar-prices.ts'
import { specShorts } from './spec-shorts.ts'
import { substitutesOf } from './substitutes.ts'
import { updatesView } from './updates-view.ts'

const SPECIFIED_TITLE_YEAR = '2025'

/** Number of related phones (PHONE-10). */
const SIMILAR = 3
const MORE_FROM_BRAND = 4

/** Related phones are told apart by picture, name and price; a page of one phone says no more of others. */
const inRow = (cards: PhoneCard[]): PhoneCard[] =>
  cards.map(card => ({ ...card, specs: [], priceNote: card.priceNote && { ...card.priceNote, memory: undefined } }))

/** Of which one is named beside a phone without a price, or of which only the name is known. */
const FURTHER = 24

/** Cached per phone and content version, because the search compares dozens of phones. */
const neighboursOf = cachePerKey('similar phones', 1000, (id: string) => {
  const phone = findPhoneById(id)
  if (!phone) return { similar: [], spare: [], further: [], following: null, more: [] }
  const nearest = similarTo(phone)
  const similar = nearest(SIMILAR)
  const hasSister = similar.some(({ name, pricePkr }) => pricePkr !== null && isSister(phone.name, name))
  const needsFurther = phone.pricePkr === null ? hasSister : phone.dataConfidence === 'name-only'
  // In the place of the one that the hero names.
  const spare = phone.pricePkr === null ? [] : nearest(SIMILAR + 1)
  const following = phone.pricePkr === null ? null : findFollowing(phone)
  return {
    similar,
    spare,
    further: needsFurther ? nearest(FURTHER) : [],
    following,
    more: listMoreFromBrand(
      phone,
      phone.pricePkr ?? similar.find(card => card.pricePkr !== null)?.pricePkr ?? null,
      [...similar, ...spare, ...(following ? [following.card] : [])].map(({ id }) => id),
      MORE_FROM_BRAND,
    ),
  }
})

/** The similar phones without that which the hero names with its price. */
function shownSimilar({ similar, spare }: Record<'similar' | 'spare', PhoneCard[]>, rival: Rival | null): PhoneCard[] {
  const all = new Map([...similar, ...spare].map(card => [card.slug, card]))
  return [...all.values()].filter(({ slug }) => slug !== rival?.slug).slice(0, SIMILAR)
}

/** What a later edition has otherwise before all, where it is among the similar phones. */
function newIn(
  { as, slug }: { as: Following; slug: string },
  { similar, spare }: Record<'similar' | 'spare', PhoneCard[]>,
) {
  const edition = as === 'edition' ? [...similar, ...spare].find(card => card.slug === slug) : undefined
  return edition?.remark ? { difference: edition.remark.split(' · ')[0] } : {}
}

/** What phones cost that are like one without a price, and which of them to buy instead. */
function insteadOf(phone: Phone, facts: PhoneFacts | null, now: number) {
  if (phone.pricePkr !== null) return {}
  const { similar, further } = neighboursOf(phone.id)
  const prices = similarPrices(phone, similar, now)
  const named = substitutesOf(statedValue(facts?.fiveG ?? null), prices.sisterId, inRow(further), now)
  return { similarPrices: prices, ...(named ? { substitutes: named } : {}) }
}

/** What works on the networks here, and how long the phone is kept safe. */
const lastingOf = (phone: Phone, facts: PhoneFacts) => ({
  network: networkView(facts, networkTable()),
  updates: updatesView({ facts, phone }, Date.now()),
})

export type ListedVersion = ReturnType<typeof listedVersions>[number]

/** The versions beside that of the price which the page leads with, and what each costs (PHONE-12); empty where no shop price of a version is known. */
function listedVersions({ pricePkr, priceOrigin }: Phone, facts: PhoneFacts | null, offers: PricePoint[]) {
  if (pricePkr === null || priceOrigin === null || priceOrigin.kind === 'launch') return []
  const versions = versionPrices(facts?.memory.versions?.value ?? [], offers, { ...priceOrigin, pricePkr })
  if (versions.length < 2 || !versions.some(({ offer }) => offer)) return []
  return versions
    .filter(({ isShown }) => !isShown)
    .map(({ ramGb, storageGb, offer }) => ({ memory: readableVersion({ ramGb, storageGb }), offer }))
    .toSorted((a, b) => Number(Boolean(b.offer)) - Number(Boolean(a.offer)))
}

/** When a shop had a phone of which only the expected release is known. */
function inShops(phone: Phone): { inShops?: string } {
  const sold = phone.isReleaseExpected && soldIn(phone)
  return sold ? { inShops: formatShortDate(sold.date.slice(0, 7)) } : {}
}

/** As specified, or the year in Pakistan (SITE-13). */
const titleYear = () => (siteSettings().titleYear === 'current' ? todayInPakistan().slice(0, 4) : SPECIFIED_TITLE_YEAR)

/** What the address asks for. */
type Asked = { colour: string | null; opened: string | null; tax: TypedTax; plan: TypedPlan }

const nothingTyped: Pick<Asked, 'tax' | 'plan'> = {
  tax: { cnfUsd: null, usdPkr: null, device: null },
  plan: { cash: null, advance: null, fee: null, other: null, count: null, each: null, first: null },
}

/**
 * @param enhancement SEO texts written by a model, or null
 * @param asked what the address asks for: the colour to draw (the first, where the phone does not have it), the form of the tax
 */
export function loadPhonePage(
  phone: Phone,
  enhancement: Enhancement | null,
  { colour = null, opened = null, tax = nothingTyped.tax, plan = nothingTyped.plan }: Partial<Asked> = {},
) {
  const { colours } = drawingFacts(phone)
  const { version, createdAt, updatedAt, imagekitPath, priceText, sources, isFeatured, marks, ...shown } = phone
  const now = Date.now()
  const notes = factNotes(phone)
  const offers = listPriceHistory(phone.id)
  const history = shownHistory(phone.id)
  const listed = listStoredOffers(phone.id).length > 0 ? currentOffers(phone.id, now) : []
  const [compared] = comparedPhones([phone])
  // Null where none are stored yet.
  const facts = compared?.facts ?? null
  const isSmart = facts?.kind?.value !== 'keypad'
  const isNameOnly = phone.dataConfidence === 'name-only'
  const { priceGrade: grade, priceOrigin: origin } = phone
  const graded = grade && origin && { grade, origin }
  const barNote = graded && cardNote(graded.grade, graded.origin, now)
  const memory = facts?.memory.versions?.value ?? []
  const answer = answerOf(phone, facts, now)
  const analysis = analysePrice(phone, history, !isSmart)
  const answered = {
    ...answer,
    ...knownFacts(answer.facts, phone, facts),
    ...(facts && !isSmart ? keypadPoints(phone, facts, grade !== 'launch' && isDearOfKind(analysis?.keypads)) : {}),
  }
  const neighbours = neighboursOf(phone.id)
  const rival = rivalOf(phone, isNameOnly ? neighbours.further : neighbours.similar, now)
  const following = followingOf(phone, neighbours.following, now)
  const similar = shownSimilar(neighbours, rival)
  return {
    phone: {
      ...shown,
      specifications: rowsOfKind(isSmart, withoutPastStatus(phone, shownSpecifications(phone, offers))),
    } satisfies ShownPhone,
    colours,
    colour: colours.find(({ slug }) => slug === colour)?.slug ?? null,
    sized: sizedPhone(phone),
    sizeNote: sizeNote(marks),
    sources: publishersOf(sources),
    ...(notes.length > 0 ? { notes } : {}),
    highlights: [
      ...highlightsOf(phone.shortSpecs, isSmart && !isNameOnly, hasDisplayTable(phone)),
      ...sheetFacts(shown),
    ],
    analysis,
    versions: listedVersions(phone, facts, offers),
    ...(listed.length > 0 ? { offers: listed } : {}),
    answer: answered,
    tag: graded && tagNote(graded.grade, graded.origin, now),
    barNote,
    ...inShops(phone),
    ...insteadOf(phone, facts, now),
    ...(following ? { following: { ...following, ...newIn(following, neighbours) } } : {}),
    rival,
    warning: graded && ageWarning(graded.grade, graded.origin, now),
    change: priceChange(phone, memory, history, now),
    history,
    memory,
    lasting: facts && lastingOf(phone, facts),
    cost: loadCostBox(
      {
        ...phone,
        ...{ year: releaseYear(phone.releaseDate), priceNote: barNote },
        device: isSmart ? 'smartphone' : 'basicPhone',
        versions: facts?.memory.versions?.value ?? null,
      },
      offers,
      tax,
    ),
    instalments: loadInstalmentBox(phone, { typed: plan, isOpen: opened === openedFold.instalments }),
    questions: questionsAbout(phone, facts),
    similar: inRow(similar),
    more: inRow(neighbours.more),
    isSmart,
    shorts: specShorts(phone, facts),
    areSpecificationsOpen: opened === openedFold.specifications,
    review: reviewOf(phone, facts),
    editorial: notSaidBefore(editorialOf(phone.slug), answered),
    rating: shownRating(phone.id),
    titleYear: titleYear(),
    description: enhancement?.seoDescription || baseDescription(phone),
    keywords: mergedKeywords(baseKeywords(phone), enhancement?.keyFeatures ?? []),
    shareImage: phoneSharePath(phone.slug),
  }
}
