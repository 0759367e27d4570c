/** That names are joined to the phone that they name, over the whole catalogue (LISTING-2, LISTING-3). */
import { beforeAll, expect, test } from 'vitest'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { knownPhones } from './catalogue.server.ts'
import type { KnownPhone } from './known-phone.ts'
import type { ReadListing } from './listing.ts'
import { type ListingReader, listingReader } from './read-listing.ts'

keepTables()

let phones: KnownPhone[] = []
let read: ListingReader

beforeAll(async () => {
  await givenCatalogue()
  phones = await knownPhones()
  read = listingReader(phones)
})

type Version = { ramGb: number | null; storageGb: number | null }

const sizeText = (gb: number) => (gb >= 1024 ? `${gb / 1024}TB` : `${gb}GB`)
const memoryText = ({ ramGb, storageGb }: Version, between = '/') =>
  [ramGb, storageGb].flatMap(gb => (gb === null ? [] : [sizeText(gb)])).join(between)

/** Each phone with each of its memories, but for those below a gigabyte, which titles do not tell. */
const offers = () =>
  phones.flatMap(phone => {
    const versions = (phone.versions ?? []).filter(({ storageGb }) => storageGb !== null && storageGb >= 1)
    return (versions.length > 0 ? versions : [{ ramGb: null, storageGb: null }]).map(version => ({ phone, version }))
  })

const modelOf = ({ name, brandName }: KnownPhone) => name.slice(brandName.length + 1)
/** The price of the phone, else one that a phone of this storage may have. */
const priceOf = ({ prices }: KnownPhone, { storageGb }: Version) => {
  const known = prices.findLast(({ kind }) => kind !== 'launch' && kind !== 'non-pta') ?? prices.at(-1)
  return known?.pricePkr ?? ((storageGb ?? 0) >= 512 ? 150_000 : (storageGb ?? 0) >= 128 ? 60_000 : 20_000)
}

type Written = { title: string; brandField?: string }

/** Spellings of one name, as shops use them. */
const spellings: Record<string, (phone: KnownPhone, version: Version) => Written> = {
  'as in the catalogue': (phone, version) => ({ title: `${phone.name} ${memoryText(version)}` }),
  'in capitals': (phone, version) => ({
    title: `${phone.name.toUpperCase()} (${memoryText(version, '|')}) PTA APPROVED`,
  }),
  'in small letters, bare memory': (phone, { ramGb, storageGb }) => ({
    title: `${phone.name.toLowerCase()} ${storageGb === null ? '' : `${ramGb ?? ''}/${sizeText(storageGb)}`} box pack`,
  }),
  'Plus in letters': (phone, version) => ({
    title: `${phone.name.replaceAll('+', ' Plus')} | ${memoryText(version, ' | ')} | Black`,
  }),
  'numbers without spaces': (phone, version) => ({
    title: `${phone.name.replace(/([a-z]) (\d)/gi, '$1$2').replace(/(\d) (Pro|Plus|Ultra|Max|FE|Lite)/g, '$1$2')} ${memoryText(version, ' ')}`,
  }),
  'dashes for spaces': (phone, version) => ({
    title: `${phone.name.replaceAll(' ', '-')} - ${memoryText(version, '+')}`,
  }),
  'the maker in a field': (phone, version) => ({
    title: `${modelOf(phone)} - ${memoryText(version)}`,
    brandField: phone.brandName,
  }),
  'the maker behind': (phone, version) => ({ title: `${modelOf(phone)} ${phone.brandName} ${memoryText(version)}` }),
  'without brackets, with words': (phone, version) => ({
    title: `Brand New ${phone.name.replace(/[()]/g, '')} ${memoryText(version)} Dual Sim Official Warranty`,
  }),
}

const inWords = (phone: KnownPhone, { slug, outcome, why }: ReadListing) => `${phone.name}: ${outcome} ${slug} (${why})`

test.each(Object.keys(spellings))('%s, no name of a phone is read as another phone', spelling => {
  const write = spellings[spelling]
  const wrong: string[] = []
  let published = 0
  const all = offers()
  for (const { phone, version } of all) {
    const price = `Rs ${priceOf(phone, version)}`
    const found = read({
      id: phone.slug,
      priceText: price,
      ...write?.(phone, version),
      title: write?.(phone, version).title ?? '',
    })
    if (found.slug !== null && found.slug !== phone.slug) wrong.push(inWords(phone, found))
    if (found.slug === phone.slug && found.outcome === 'price') published += 1
  }
  expect(wrong).toEqual([])
  // The others are held or not found: a bare `13 5G` with its maker behind it may be a size of anything.
  expect(published / all.length).toBeGreaterThan(0.98)
})

/** Suffixes that make another phone of any name. */
const suffixes = [
  'Pro',
  'Plus',
  'Max',
  'Ultra',
  'Lite',
  'FE',
  'Neo',
  'HD',
  'SE',
  'Mini',
  'Prime',
  'Turbo',
  's',
  'c',
  'x',
  '+',
]

test('a name with a suffix that no phone has is none of ours', () => {
  const published = offers().flatMap(({ phone, version }) =>
    suffixes.flatMap(suffix => {
      if (/\+( [45]G)?$/.test(phone.name) && suffix === '+') return []
      const glue = suffix.length === 1 ? '' : ' '
      const title = `${phone.name.replace(/ [45]G$| \(.*\)$/, '')}${glue}${suffix} ${memoryText(version)}`
      const found = read({ id: '', title, priceText: `Rs ${priceOf(phone, version)}` })
      const owner = phones.find(({ slug }) => slug === found.slug)
      const isOwn =
        owner && plain(owner.name).startsWith(plain(title.slice(0, title.length - memoryText(version).length)))
      return found.outcome === 'price' && !isOwn ? [`${title}: ${found.slug}`] : []
    }),
  )
  expect(published).toEqual([])
})

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replace(/[^a-z0-9]/g, '')
