/** schema.org structured data of phone and brand pages (SEO-4). Pure. */
import type { BreadcrumbList, FAQPage, Product, Thing, WithContext } from 'schema-dts'
import type { PriceGrade } from '#app/entities/enums.ts'
import type { Phone, PhoneCard } from '#app/entities/phone.ts'
import type { ShownRating } from '#app/phones/rating.ts'
import { brandPath, brandsPath, homePath, phonePath } from '#app/platform/paths.ts'
import { htmlToText } from '#app/platform/text/text.ts'
import { grades } from '#app/prices/grades.ts'
import { organization } from './organization.ts'
import { seoTexts } from './texts.ts'

/** A question with its answer, as shown on the page; an answer that nobody verified stays out of structured data. */
export type Question = { question: string; answer: string; isUnverified?: true }

/** An offer that the page lists. */
type ListedOffer = { pricePkr: number; grade: PriceGrade | null; isInStock: boolean | null }

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

/** Product, breadcrumb, questions and organisation; every URL is absolute. @param origin of the site */
export function phoneStructuredData(data: Described, origin: string): WithContext<Thing>[] {
  return [
    product(data, origin),
    breadcrumb(data.phone, origin),
    faqPage(data.questions.filter(({ isUnverified }) => !isUnverified)),
    organization(origin),
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
  const shared = {
    priceCurrency: 'PKR',
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
  } as const
  const prices = listed
    .filter(({ grade, isInStock }) => grade !== null && grades[grade].isOffer && isInStock !== false)
    .map(offer => offer.pricePkr)
  if (prices.length < 2) return { offers: { '@type': 'Offer', url, price: pricePkr, ...shared } }
  const { availability: _, ...currency } = shared
  return {
    offers: {
      '@type': 'AggregateOffer',
      url,
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
      ...currency,
    },
  }
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
