/** Listings of random phones in wordings that are not in the labelled cases: what is offered is read, and nothing else (LISTING-8). */
import { beforeAll, expect, test } from 'vitest'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { knownPhones } from './catalogue.server.ts'
import type { KnownPhone } from './known-phone.ts'
import type { Listing, ListingKind } from './listing.ts'
import { type ListingReader, listingReader } from './read-listing.ts'

keepTables()

type Offer = { phone: KnownPhone; ramGb: number; storageGb: number; pkr: number }

let offers: Offer[] = []
let read: ListingReader

beforeAll(async () => {
  await givenCatalogue()
  const phones = await knownPhones()
  read = listingReader(phones)
  // A fixed sample: every seventh phone with RAM and storage, with its largest memory.
  offers = phones
    .flatMap(phone => {
      const version = phone.versions?.findLast(({ ramGb, storageGb }) => (ramGb ?? 0) >= 2 && (storageGb ?? 0) >= 32)
      const known = phone.prices.findLast(({ kind, pricePkr }) => kind !== 'non-pta' && pricePkr > 0)
      if (!version || version.ramGb === null || version.storageGb === null) return []
      const pkr = known?.pricePkr ?? (version.storageGb >= 512 ? 160_000 : version.storageGb >= 128 ? 62_000 : 21_000)
      return [{ phone, ramGb: version.ramGb, storageGb: version.storageGb, pkr }]
    })
    .sort((a, b) => a.phone.slug.localeCompare(b.phone.slug))
    .filter((_, at) => at % 7 === 0)
})

const storage = (gb: number) => (gb >= 1024 ? `${gb / 1024}TB` : `${gb}GB`)
const bare = ({ ramGb, storageGb }: Offer) => `${ramGb}/${storageGb >= 1024 ? '1TB' : storageGb}`
const full = ({ ramGb, storageGb }: Offer) => `${ramGb}GB ${storage(storageGb)}`
const model = ({ phone }: Offer) => phone.name.slice(phone.brandName.length + 1)
const commas = (pkr: number) => pkr.toLocaleString('en-US')
const indian = (pkr: number) => pkr.toLocaleString('en-IN')

type Written = Partial<Listing> & { title: string }
const listing = (written: Written): Listing => ({ id: '', priceText: '', ...written })

/** Wordings in which the phone is offered new, for its full price. */
const published: Record<string, (offer: Offer) => Written> = {
  'shop page': o => ({
    title: `Buy ${o.phone.name} ${full(o)} Online at Best Price`,
    priceText: `PKR ${commas(o.pkr)}`,
  }),
  'mobile phone': o => ({
    title: `${o.phone.name} Mobile Phone - ${o.ramGb}GB Ram / ${storage(o.storageGb)} Storage`,
    priceText: `Rs.${commas(o.pkr)}.00`,
  }),
  'pta first': o => ({ title: `PTA Approved ${o.phone.name} ${bare(o)} Box Packed`, priceText: `${commas(o.pkr)} Rs` }),
  woocommerce: o => ({
    title: `${o.phone.name} (${o.ramGb}GB,${storage(o.storageGb)}) – Official Warranty`,
    priceText: `Original price was: ₨ ${commas(Math.round(o.pkr * 1.1))}. Current price is: ₨ ${commas(o.pkr)}.`,
  }),
  'was now': o => ({
    title: `${o.phone.name} ${o.ramGb} GB + ${storage(o.storageGb)}`,
    priceText: `Was Rs ${commas(Math.round(o.pkr * 1.12))} Now Rs ${commas(o.pkr)}`,
  }),
  shopify: o => ({
    title: `${o.phone.name} | ${o.ramGb}GB-${storage(o.storageGb)} | 12 Months Warranty`,
    priceText: `Rs.${commas(o.pkr)}.00 PKR`,
  }),
  'sale regular': o => ({
    title: `${o.phone.name} ${bare(o)}`,
    priceText: `Sale price Rs.${commas(o.pkr)} Regular price Rs.${commas(Math.round(o.pkr * 1.15))}`,
  }),
  'facts behind': o => ({
    title: `${o.phone.name}, ${o.ramGb}GB RAM, ${storage(o.storageGb)} ROM, 50MP AI Camera, 5000mAh Battery, 33W Fast Charging`,
    priceText: `Rs ${indian(o.pkr)}/-`,
  }),
  'chip behind': o => ({
    title: `${o.phone.name} (${full(o)}) Helio G99 | 6.78" 120Hz AMOLED Display | Android 14`,
    priceText: `Rs ${commas(o.pkr)}`,
  }),
  'storage first': o => ({
    title: `${o.phone.name} ${storage(o.storageGb)} ${o.ramGb}GB RAM Dual Sim Warranty`,
    priceText: `${o.pkr}`,
  }),
  'roman urdu': o => ({
    title: `${o.phone.name} ${bare(o)} bilkul naya pin pack`,
    priceText: `${commas(o.pkr)} only`,
    shop: 'Chowk Ads',
  }),
  'sealed ad': o => ({
    title: `${o.phone.name.toLowerCase()} ${bare(o)} sealed pack official pta`,
    priceText: `Rs ${commas(o.pkr)} fixed`,
    shop: 'Shehar Classifieds',
  }),
  'in stock': o => ({
    title: `New ${o.phone.name} ${full(o)} Global Version PTA Approved`,
    priceText: `Rs ${commas(o.pkr)}`,
    availability: 'https://schema.org/InStock',
  }),
  gift: o => ({ title: `${o.phone.name} ${full(o)} + Free Gift Airbuds`, priceText: `Rs ${commas(o.pkr)}` }),
  'with charger': o => ({
    title: `${o.phone.name} ${full(o)} with Charger and Cable`,
    priceText: `Rs ${commas(o.pkr)}`,
  }),
  borrowed: o => ({
    title: `${o.phone.name} ${o.ramGb}GB (+${o.ramGb}GB Virtual RAM) ${storage(o.storageGb)}`,
    priceText: `Rs ${commas(o.pkr)}`,
  }),
  virtual: o => ({
    title: `${o.phone.name} ${o.ramGb}+${o.ramGb}GB/${storage(o.storageGb)}`,
    priceText: `Rs ${commas(o.pkr)}`,
  }),
  'maker field': o => ({
    title: `${model(o)} ${bare(o)}`,
    brandField: o.phone.brandName.toUpperCase(),
    priceText: `${commas(o.pkr)}`,
  }),
  denied: o => ({
    title: `${o.phone.name} ${full(o)} - PTA Approved, no patch, no JV`,
    priceText: `Rs ${commas(o.pkr)}`,
  }),
  'instalments too': o => ({
    title: `${o.phone.name} ${full(o)} (Installments available)`,
    priceText: `Rs ${commas(o.pkr)}`,
  }),
  'tax paid': o => ({
    title: `${o.phone.name} ${full(o)} PTA Tax Paid`,
    priceText: `PKR ${commas(o.pkr)} (PTA approved)`,
  }),
  'used phones elsewhere': o => ({
    title: `${o.phone.name} ${full(o)}`,
    priceText: `Rs ${commas(o.pkr)}`,
    description: 'Used phones are also sold at our Saddar branch. Visit the shop for exchange of your old mobile.',
  }),
  emoji: o => ({
    title: `⚡ ${o.phone.name} ⚡ ${o.ramGb}GB | ${storage(o.storageGb)} ✨`,
    priceText: `Rs. ${commas(o.pkr)}`,
  }),
  html: o => ({
    title: `${o.phone.name} &ndash; ${full(o)}`,
    priceText: `Rs ${commas(o.pkr)}`,
  }),
  'colour before memory': o => ({
    title: `${o.phone.name} Midnight Blue ${full(o)}`,
    priceText: `Rs ${commas(o.pkr)}`,
  }),
  'colour in brackets': o => ({
    title: `${o.phone.name} (Ocean Green, ${storage(o.storageGb)}, ${o.ramGb}GB RAM)`,
    priceText: `Rs ${commas(o.pkr)}`,
  }),
}

/** Wordings of which nothing may be published, with the kind that they have; null where it is not looked at. */
const withheld: Record<string, { write: (offer: Offer) => Written; kind: ListingKind | null }> = {
  'non pta': {
    write: o => ({
      title: `${o.phone.name} ${full(o)} Non-PTA`,
      priceText: `Rs ${commas(o.pkr)}`,
    }),
    kind: 'non-pta',
  },
  'without tax': {
    write: o => ({
      title: `${o.phone.name} ${full(o)}`,
      description: 'Price is without PTA tax.',
      priceText: `Rs ${commas(o.pkr)}`,
    }),
    kind: 'non-pta',
  },
  unapproved: {
    write: o => ({ title: `${o.phone.name} ${full(o)} not PTA approved`, priceText: `Rs ${commas(o.pkr)}` }),
    kind: 'non-pta',
  },
  'sim lock': {
    write: o => ({ title: `${o.phone.name} ${full(o)} sim lock, wifi use only`, priceText: `Rs ${commas(o.pkr)}` }),
    kind: 'non-pta',
  },
  jv: { write: o => ({ title: `${o.phone.name} ${bare(o)} JV`, priceText: `Rs ${commas(o.pkr)}` }), kind: 'non-pta' },
  'pta block': {
    write: o => ({ title: `${o.phone.name} ${bare(o)} PTA blocked`, priceText: `Rs ${commas(o.pkr)}` }),
    kind: 'non-pta',
  },
  temporary: {
    write: o => ({
      title: `${o.phone.name} ${bare(o)} factory unlock 4 month sim time`,
      priceText: `Rs ${commas(o.pkr)}`,
    }),
    kind: 'non-pta',
  },
  'second hand': {
    write: o => ({ title: `${o.phone.name} ${full(o)} second hand`, priceText: `Rs ${commas(o.pkr)}` }),
    kind: 'used',
  },
  'use 3 months': {
    write: o => ({ title: `${o.phone.name} ${full(o)} 3 months used`, priceText: `Rs ${commas(o.pkr)}` }),
    kind: 'used',
  },
  '9/10': {
    write: o => ({ title: `${o.phone.name} ${full(o)} condition 9/10 with box`, priceText: `Rs ${commas(o.pkr)}` }),
    kind: 'used',
  },
  'condition field': {
    write: o => ({ title: `${o.phone.name} ${full(o)}`, condition: 'UsedCondition', priceText: `Rs ${commas(o.pkr)}` }),
    kind: 'used',
  },
  'condition address': {
    write: o => ({
      title: `${o.phone.name} ${full(o)}`,
      condition: 'https://schema.org/RefurbishedCondition',
      priceText: `Rs ${commas(o.pkr)}`,
    }),
    kind: 'refurbished',
  },
  cpo: {
    write: o => ({ title: `${o.phone.name} ${full(o)} Certified Pre-Owned`, priceText: `Rs ${commas(o.pkr)}` }),
    kind: 'refurbished',
  },
  istemal: {
    write: o => ({ title: `${o.phone.name} ${full(o)} istemal shuda`, priceText: `Rs ${commas(o.pkr)}` }),
    kind: 'used',
  },
  'display piece': {
    write: o => ({ title: `${o.phone.name} ${full(o)} display piece`, priceText: `Rs ${commas(o.pkr)}` }),
    kind: 'used',
  },
  'urdu used': {
    write: o => ({ title: `${o.phone.name} ${bare(o)} استعمال شدہ`, priceText: `Rs ${commas(o.pkr)}` }),
    kind: 'used',
  },
  'ad without new': {
    write: o => ({
      title: `${o.phone.name} ${full(o)} pta approved`,
      priceText: `Rs ${commas(o.pkr)}`,
      shop: 'Mohalla Ads',
    }),
    kind: null,
  },
  'description used': {
    write: o => ({
      title: `${o.phone.name} ${full(o)}`,
      description: 'Set is slightly used, no scratches, with original box.',
      priceText: `Rs ${commas(o.pkr)}`,
    }),
    kind: 'used',
  },
  instalments: {
    write: o => ({
      title: `${o.phone.name} ${full(o)} on easy monthly installments`,
      priceText: `Rs ${commas(Math.round(o.pkr / 12))}`,
    }),
    kind: 'instalment',
  },
  'monthly price': {
    write: o => ({ title: `${o.phone.name} ${full(o)}`, priceText: `Rs ${commas(Math.round(o.pkr / 10))}/mo` }),
    kind: 'instalment',
  },
  booking: {
    write: o => ({
      title: `${o.phone.name} ${full(o)} booking amount`,
      priceText: `Rs ${commas(Math.round(o.pkr * 0.6))}`,
    }),
    kind: 'instalment',
  },
  'asaan iqsat': {
    write: o => ({ title: `${o.phone.name} ${full(o)} asan iqsat par`, priceText: `Rs ${commas(o.pkr)}` }),
    kind: 'instalment',
  },
  down: {
    write: o => ({
      title: `${o.phone.name} ${full(o)}`,
      priceText: `${commas(Math.round(o.pkr * 0.6))} down + 6 x ${commas(Math.round(o.pkr / 12))}`,
    }),
    kind: 'instalment',
  },
  'qist shop': {
    write: o => ({
      title: `${o.phone.name} ${full(o)}`,
      priceText: `Rs ${commas(o.pkr)}`,
      shop: 'Sahulat Installments',
    }),
    kind: 'instalment',
  },
  cover: { write: o => ({ title: `${o.phone.name} Back Cover Shockproof`, priceText: 'Rs 1,650' }), kind: 'accessory' },
  glass: { write: o => ({ title: `${o.phone.name} Tempered Glass 9H`, priceText: 'Rs 1,700' }), kind: 'accessory' },
  panel: {
    write: o => ({ title: `${o.phone.name} Original LCD Panel`, priceText: `Rs ${commas(Math.round(o.pkr * 0.55))}` }),
    kind: 'accessory',
  },
  'ke liye': {
    write: o => ({ title: `${o.phone.name} ke liye charger 33W`, priceText: 'Rs 2,500' }),
    kind: 'accessory',
  },
  battery: {
    write: o => ({ title: `Replacement Battery for ${o.phone.name} 5000mAh`, priceText: 'Rs 3,500' }),
    kind: 'accessory',
  },
  'earbuds for': {
    write: o => ({ title: `Wireless Earbuds compatible with ${o.phone.name}`, priceText: 'Rs 5,500' }),
    kind: 'accessory',
  },
  box: { write: o => ({ title: `${o.phone.name} empty box`, priceText: 'Rs 1,600' }), kind: 'accessory' },
  'back glass': {
    write: o => ({ title: `${o.phone.name} Back Glass with lens`, priceText: 'Rs 2,600' }),
    kind: 'accessory',
  },
  screen: { write: o => ({ title: `${o.phone.name} screen replacement`, priceText: 'Rs 12,600' }), kind: null },
  motherboard: {
    write: o => ({
      title: `${o.phone.name} ${bare(o)} motherboard ok`,
      priceText: `Rs ${commas(Math.round(o.pkr * 0.55))}`,
    }),
    kind: null,
  },
  dummy: { write: o => ({ title: `${o.phone.name} dummy mobile`, priceText: 'Rs 2,500' }), kind: 'other' },
  'for parts': {
    write: o => ({
      title: `${o.phone.name} ${bare(o)} for parts only`,
      priceText: `Rs ${commas(Math.round(o.pkr * 0.55))}`,
    }),
    kind: 'other',
  },
  broken: {
    write: o => ({
      title: `${o.phone.name} ${bare(o)} panel broken`,
      priceText: `Rs ${commas(Math.round(o.pkr * 0.6))}`,
    }),
    kind: null,
  },
  review: {
    write: o => ({ title: `${o.phone.name} review: worth the price?`, priceText: `Rs ${commas(o.pkr)}` }),
    kind: 'other',
  },
  wanted: {
    write: o => ({ title: `${o.phone.name} ${bare(o)} chahiye`, priceText: `Rs ${commas(o.pkr)}` }),
    kind: 'other',
  },
  exchange: {
    write: o => ({
      title: `Exchange offer: bring your old phone, get ${o.phone.name} ${bare(o)}`,
      priceText: `Rs ${commas(Math.round(o.pkr * 0.7))}`,
    }),
    kind: 'other',
  },
  bundle: {
    write: o => ({
      title: `${o.phone.name} ${full(o)} with Redmi Watch 3`,
      priceText: `Rs ${commas(Math.round(o.pkr * 1.2))}`,
    }),
    kind: 'other',
  },
  two: {
    write: o => ({ title: `Pack of 2 ${o.phone.name} ${full(o)}`, priceText: `Rs ${commas(Math.round(o.pkr * 1.9))}` }),
    kind: 'other',
  },
  dollars: {
    write: o => ({ title: `${o.phone.name} ${full(o)}`, priceText: `US$ ${Math.round(o.pkr / 280)}` }),
    kind: null,
  },
  dirhams: {
    write: o => ({ title: `${o.phone.name} ${full(o)}`, priceText: `${commas(Math.round(o.pkr / 76))} Dhs` }),
    kind: null,
  },
  call: { write: o => ({ title: `${o.phone.name} ${full(o)}`, priceText: 'Whatsapp for price' }), kind: null },
  starting: { write: o => ({ title: `${o.phone.name}`, priceText: `Starting from Rs ${commas(o.pkr)}` }), kind: null },
  range: {
    write: o => ({
      title: `${o.phone.name}`,
      priceText: `Rs ${commas(o.pkr)} to Rs ${commas(Math.round(o.pkr * 1.2))}`,
    }),
    kind: null,
  },
  'digit less': {
    write: o => ({ title: `${o.phone.name} ${full(o)}`, priceText: `Rs ${commas(Math.round(o.pkr / 10))}` }),
    kind: null,
  },
  'digit more': {
    write: o => ({ title: `${o.phone.name} ${full(o)}`, priceText: `Rs ${commas(o.pkr * 10)}` }),
    kind: null,
  },
  ones: { write: o => ({ title: `${o.phone.name} ${full(o)}`, priceText: 'Rs 111,111' }), kind: null },
  sold: { write: o => ({ title: `${o.phone.name} ${full(o)} SOLD`, priceText: `Rs ${commas(o.pkr)}` }), kind: null },
  out: {
    write: o => ({ title: `${o.phone.name} ${full(o)}`, priceText: `Rs ${commas(o.pkr)}`, availability: 'OutOfStock' }),
    kind: null,
  },
  soon: {
    write: o => ({ title: `${o.phone.name} ${full(o)} Coming Soon`, priceText: `Rs ${commas(o.pkr)}` }),
    kind: null,
  },
  preorder: {
    write: o => ({
      title: `${o.phone.name} ${full(o)}`,
      priceText: `Rs ${commas(o.pkr)}`,
      availability: 'http://schema.org/PreOrder',
    }),
    kind: null,
  },
  backorder: {
    write: o => ({
      title: `${o.phone.name} ${full(o)}`,
      priceText: `Rs ${commas(o.pkr)}`,
      availability: 'Available on backorder',
    }),
    kind: null,
  },
  memory: { write: o => ({ title: `${o.phone.name} 24GB 32GB`, priceText: `Rs ${commas(o.pkr)}` }), kind: null },
  'two sizes': {
    write: o => ({ title: `${o.phone.name} 6/128 & 8/256`, priceText: `Rs ${commas(o.pkr)}` }),
    kind: null,
  },
  chinese: {
    write: o => ({ title: `${o.phone.name} ${full(o)} China Version`, priceText: `Rs ${commas(o.pkr)}` }),
    kind: 'retail',
  },
  imported: {
    write: o => ({ title: `${o.phone.name} ${full(o)} imported from Dubai`, priceText: `Rs ${commas(o.pkr)}` }),
    kind: 'retail',
  },
  'other maker': {
    write: o => ({ title: `QMobile ${model(o)} ${full(o)}`, priceText: `Rs ${commas(o.pkr)}` }),
    kind: null,
  },
  'other maker field': {
    write: o => ({
      title: `${o.phone.name} ${full(o)}`,
      brandField: o.phone.brand === 'samsung' ? 'Huawei' : 'Samsung',
      priceText: `Rs ${commas(o.pkr)}`,
    }),
    kind: null,
  },
  'watch of this name': {
    write: o => ({ title: `${o.phone.name} Smart Watch`, priceText: `Rs ${commas(Math.round(o.pkr * 0.6))}` }),
    kind: null,
  },
  tablet: {
    write: o => ({ title: `${o.phone.brandName} Tab ${full(o)} like ${model(o)}`, priceText: `Rs ${commas(o.pkr)}` }),
    kind: 'other',
  },
}

const inWords = ({ title, priceText }: Listing, { outcome, slug, pricePkr, kind, why }: ReturnType<ListingReader>) =>
  `${title} | ${priceText}: ${outcome} ${slug} ${pricePkr} ${kind} (${why})`

test.each(Object.keys(published))('%s: the phone is published with its price', name => {
  const wrong: string[] = []
  const missed: string[] = []
  for (const offer of offers) {
    const given = listing(published[name]?.(offer) ?? { title: '' })
    const found = read(given)
    const isRight =
      found.slug === offer.phone.slug &&
      found.pricePkr === offer.pkr &&
      (found.ramGb === offer.ramGb || offer.phone.brand === 'apple') &&
      found.storageGb === offer.storageGb
    if (found.outcome !== 'price') missed.push(inWords(given, found))
    else if (!isRight) wrong.push(inWords(given, found))
  }
  expect(wrong).toEqual([])
  expect(missed.length / offers.length, missed.slice(0, 10).join('\n')).toBeLessThan(0.1)
})

test.each(Object.keys(withheld))('%s: nothing is published', name => {
  const { write, kind } = withheld[name] ?? { write: () => ({ title: '' }), kind: null }
  const wrong: string[] = []
  const otherKind: string[] = []
  for (const offer of offers) {
    const given = listing(write(offer))
    const found = read(given)
    if (found.outcome === 'price') wrong.push(inWords(given, found))
    if (kind && found.kind !== kind) otherKind.push(inWords(given, found))
  }
  expect(wrong).toEqual([])
  expect(otherKind.length / offers.length, otherKind.slice(0, 10).join('\n')).toBeLessThan(0.1)
})
