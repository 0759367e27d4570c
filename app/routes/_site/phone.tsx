import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PhoneNotFound } from '#app/phones/components/phone-not-found.tsx'
import { PhoneSheet } from '#app/phones/components/phone-sheet.tsx'
import { findPhone } from '#app/phones/phones.server.ts'
import { requireCanonical } from '#app/platform/canonical.server.ts'
import { notFound, publicPage } from '#app/platform/http.server.ts'
import { phonePath, phonesPath } from '#app/platform/paths.ts'
import { formatPrice } from '#app/prices/price.ts'
import { pageMeta } from '#app/site/meta.ts'
import { PageError } from '#app/site/page-error.tsx'

export const headers = publicPage

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  if (!data) {
    const description = 'The requested mobile phone could not be found.'
    return pageMeta(matches, { title: 'Mobile Not Found | Qeemat', description, path: phonesPath(), noIndex: true })
  }
  const { phone } = data
  const price = phone.pricePkr === null ? '' : ` ${formatPrice(phone.pricePkr)}.`
  return pageMeta(matches, {
    title: `${phone.name} Price in Pakistan, Full Specifications & Review (2025)`,
    description: `${phone.name} price in Pakistan and full specifications.${price} ${Object.values(phone.shortSpecs).join(', ')}.`,
    path: phonePath(phone),
    type: 'product',
  })
}

export function loader({ params, request }: LoaderFunctionArgs) {
  const phone = findPhone(params.slug ?? '')
  if (!phone) throw notFound('phone')
  requireCanonical(request, phonePath(phone))
  const { version, createdAt, updatedAt, imagekitPath, priceText, model, sources, isFeatured, ...sheet } = phone
  return { phone: sheet }
}

export default function PhonePage() {
  return <PhoneSheet phone={useLoaderData<typeof loader>().phone} />
}

export const ErrorBoundary = () => <PageError notFound={<PhoneNotFound />} />
