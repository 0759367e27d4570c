/** schema.org structured data of phone and brand pages (SEO-4). Pure. */
import type { BreadcrumbList, FAQPage, Product, ProductGroup, Thing, WithContext } from 'schema-dts'
import type { PriceGrade } from '#app/entities/enums.ts'
import type { Phone, PhoneCard } from '#app/entities/phone.ts'
import { versionText } from '#app/facts/memory.ts'
import type { MemoryVersion } from '#app/facts/values.ts'
import type { ShownRating } from '#app/phones/rating.ts'
import { brandPath, brandsPath, homePath, phonePath } from '#app/platform/paths.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import { grades } from '#app/prices/grades.ts'
import { organization } from './organization.ts'
import { seoTexts } from './texts.ts'

/** A question with its answer, as shown on the page; an answer that nobody verified stays out of structured data. */
export type Question = {
  question: string
  answer: string
  isUnverified?: true
}

/** An offer that the page lists. */
type ListedOffer = MemoryVersion & { pricePkr: number; grade: PriceGrade | null; isInStock: boolean | null }

type Described = {
  phone: Pick<
    Phone,
    | 'name'
    | 'slug'
    | 'brand'
    | 'brandName'
    | 'model'
    | 'imageUrl'
    | 'carouselImages'
    | 'pricePkr'
    | 'priceGrade'
    | 'releaseDate'
    | 'isReleaseExpected'
  >
  description: string
  questions: Question[]
  rating: Pick<ShownRating, 'inData'>
  offers?: ListedOffer[]
}

const CONTEXT = 'https://schema.org'

/**
 * Product, breadcrumb, questions and organisation; the versions of the product where shops sell several. Every URL is absolute.
 * @param origin of the site
 */
export function phoneStructuredData(data: Described, origin: string): WithContext<Thing>[] {
  return [
    product(data, origin),
    breadcrumb(data.phone, origin),
    faqPage(data.questions.filter(({ isUnverified }) => !isUnverified)),
    organization(origin),
    ...versionGroup(data, origin),
  ]
}

function product(
  { phone, description, rating: { inData }, offers = [] }: Described,
  origin: string,
): WithContext<Product> {
  const url = new URL(phonePath(phone), origin).href
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: phone.name,
    description,
    url,
    image: [...new Set([phone.imageUrl, ...phone.carouselImages])].map(image => new URL(image, origin).href),
    brand: { '@type': 'Brand', name: phone.brandName },
    model: phone.model,
    ...(phone.releaseDate && !phone.isReleaseExpected ? { releaseDate: phone.releaseDate } : {}),
    ...(inData
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: inData.value,
            bestRating: inData.best,
            reviewCount: inData.reviews,
          },
        }
      : {}),
    ...offersOf(phone, offers, url),
  }
}

/**
 * An offer only for a shop price of now; availability and condition are fixed (SEO-5). Where the page lists several current
 * offers of new, registered phones, their lowest and highest price and their number.
 */
function offersOf(
  { pricePkr, priceGrade }: Described['phone'],
  listed: ListedOffer[],
  url: string,
): Pick<Product, 'offers'> {
  if (pricePkr === null || priceGrade === null || !grades[priceGrade].isOffer) return {}
  const prices = listed.filter(isOffered).map(offer => offer.pricePkr)
  return { offers: offerOf(prices.length === 0 ? [pricePkr] : prices, pricePkr, url) }
}

const isOffered = ({ grade, isInStock }: ListedOffer) => grade !== null && grades[grade].isOffer && isInStock !== false

/** @param pricePkr that of an offer alone */
function offerOf(prices: number[], pricePkr: number, url: string): Product['offers'] {
  const currency = { priceCurrency: 'PKR', itemCondition: 'https://schema.org/NewCondition' } as const
  if (prices.length < 2)
    return { '@type': 'Offer', url, price: pricePkr, availability: 'https://schema.org/InStock', ...currency }
  const [lowPrice, highPrice] = [Math.min(...prices), Math.max(...prices)]
  return { '@type': 'AggregateOffer', url, lowPrice, highPrice, offerCount: prices.length, ...currency }
}

/** The memory versions that current offers are of, each with its own; none where all are of one. */
function versionGroup({ phone, offers = [] }: Described, origin: string): WithContext<ProductGroup>[] {
  if (phone.pricePkr === null || phone.priceGrade === null || !grades[phone.priceGrade].isOffer) return []
  const versions = Map.groupBy(offers.filter(isOffered), versionText)
  versions.delete('')
  if (versions.size < 2) return []
  const url = new URL(phonePath(phone), origin).href
  return [
    {
      '@context': CONTEXT,
      '@type': 'ProductGroup',
      name: phone.name,
      url,
      productGroupID: phone.slug,
      brand: { '@type': 'Brand', name: phone.brandName },
      variesBy: 'https://schema.org/size',
      hasVariant: [...versions].map(([size, same]) => {
        const prices = same.map(({ pricePkr }) => pricePkr)
        const [first = 0] = prices
        return { '@type': 'Product', name: `${phone.name} ${size}`, size, offers: offerOf(prices, first, url) }
      }),
    },
  ]
}

function breadcrumb(phone: Described['phone'], origin: string): WithContext<BreadcrumbList> {
  const steps = [
    { name: seoTexts().home, path: homePath() },
    { name: seoTexts().brands, path: brandsPath() },
    { name: phone.brandName, path: brandPath(phone.brand) },
    { name: phone.name, path: phonePath(phone) },
  ]
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  }
}

const faqPage = (questions: Question[]): WithContext<FAQPage> => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: htmlToText(answer) },
  })),
})

/** Phones listed in the structured data of a brand page (SEO-4). */
const MAX_LISTED = 20

type ListedBrand = { name: string; slug: string; description: string | null }

/** The structured data of a brand page with its first phones. */
export const brandStructuredData = (brand: ListedBrand, phones: PhoneCard[], origin: string): WithContext<Thing>[] => [
  {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    name: seoTexts().brandPhones(brand.name),
    description: brand.description ?? seoTexts().brandDescription(brand.name),
    url: new URL(brandPath(brand.slug), origin).href,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: phones.slice(0, MAX_LISTED).map((phone, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: phone.name,
        url: new URL(phonePath(phone), origin).href,
      })),
    },
  },
  organization(origin),
]
