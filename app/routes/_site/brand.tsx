import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { data } from '@remix-run/node'
import { Link, useLoaderData, useRouteError } from '@remix-run/react'
import { findBrand, findBrandByFormerSlug } from '#app/brands/brands.server.ts'
import { BrandFilterForm } from '#app/brands/components/brand-filter-form.tsx'
import type { BrandTileData } from '#app/brands/components/brand-tile.tsx'
import { BrandLogo } from '#app/brands/components/brand-tile.tsx'
import { offeredYears, parseBrandFilters, toPhoneFilter, toQuery } from '#app/brands/filters.ts'
import { publicHeaders, publicPage } from '#app/http/caching.server.ts'
import { requireCanonical } from '#app/http/canonical.server.ts'
import { brandPageTexts } from '#app/pages/brand/texts.ts'
import { PhoneGrid } from '#app/phones/components/phone-card.tsx'
import { countPhones, listCards, listReleaseYears } from '#app/phones/listing.server.ts'
import { pageNumber, paging } from '#app/platform/paging.ts'
import { brandPath, brandsPath } from '#app/platform/paths.ts'
import { pageMeta, siteOrigin } from '#app/seo/meta.ts'
import { brandStructuredData } from '#app/seo/structured-data.ts'
import { notFoundBrands } from '#app/site/not-found.server.ts'
import { NotFound } from '#app/site/not-found.tsx'
import { PageError } from '#app/site/page-error.tsx'
import { PendingPart } from '#app/site/pending-page.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { fillIn } from '#app/ui/fill-in.tsx'
import { Pagination } from '#app/ui/pagination.tsx'

/** Phones per page, limited for slow mobile connections (BRAND-2). */
const PAGE_SIZE = 48

export const headers = publicPage

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  if (!data) {
    const description = brandPageTexts().notFoundDescription
    return pageMeta(matches, { title: brandPageTexts().notFoundTitle, description, path: null, noIndex: true })
  }
  const { brand, phoneCount, paging, filters } = data
  const isFiltered = Object.values(toQuery(filters)).some(value => value !== undefined)
  const tags = pageMeta(matches, {
    title: brandPageTexts().title(brand.name, phoneCount),
    description: brand.description ?? brandPageTexts().description(brand.name),
    // Canonical URL: filtered lists point to the unfiltered page, pages of the unfiltered list to themselves.
    path: brandPath(brand.slug, { page: isFiltered ? undefined : pageNumber(paging.page) }),
  })
  const entries = brandStructuredData(brand, data.phones, siteOrigin(matches))
  return [...tags, ...entries.map(entry => ({ 'script:ld+json': entry }))]
}

export function loader({ params, request }: LoaderFunctionArgs) {
  const slug = params.brand ?? ''
  const brand = findBrand(slug) ?? findBrandByFormerSlug(slug)
  if (!brand) throw data({ brands: notFoundBrands() }, { status: 404, headers: publicHeaders })
  requireCanonical(request, brandPath(brand.slug))
  const query = new URL(request.url).searchParams
  const filters = parseBrandFilters(query)
  const filter = toPhoneFilter(brand.slug, filters)
  const page = paging(query.get('page'), countPhones(filter), PAGE_SIZE)
  return {
    brand: { slug: brand.slug, name: brand.name, logo: brand.logo, description: brand.description },
    phoneCount: brand.storedPhones,
    filters,
    years: offeredYears(listReleaseYears(brand.slug)),
    paging: page,
    phones: listCards(filter, filters.sort, page),
  }
}

export default function BrandPage() {
  const { brand, phoneCount, filters, years, paging, phones } = useLoaderData<typeof loader>()
  return (
    <div className="shell pb-8">
      <Breadcrumbs
        items={[
          { label: brandPageTexts().brands, href: brandsPath },
          { label: brand.name, href: brandPath(brand.slug), isActive: true },
        ]}
      />
      <div className="flex items-start gap-4">
        <BrandLogo logo={brand.logo} name={brand.name} className="brand-logo-large" />
        <div className="min-w-0">
          <h1 className="text-3xl">{brand.name}</h1>
          <p className="font-semibold text-brand">{brandPageTexts().models(phoneCount)}</p>
          {brand.description && <p className="mt-1 max-w-2xl text-muted">{brand.description}</p>}
        </div>
      </div>
      <BrandFilterForm brand={brand.slug} filters={filters} years={years} />
      <PendingPart count={8}>
        {phones.length > 0 ? (
          <>
            <p className="mb-4 text-sm text-muted" role="status">
              {brandPageTexts().showing(paging.from, paging.to, paging.total, brand.name)}
            </p>
            <PhoneGrid phones={phones} />
          </>
        ) : (
          <div className="panel p-10 text-center">
            <p className="display text-lg">{brandPageTexts().none(brand.name)}</p>
            {phoneCount > 0 && (
              <p className="mt-1">
                {fillIn(brandPageTexts().noneMatch, {
                  showAll: (
                    <Link to={brandPath(brand.slug)} className="link">
                      {brandPageTexts().showAll(brand.name)}
                    </Link>
                  ),
                })}
              </p>
            )}
          </div>
        )}
      </PendingPart>
      <Pagination
        {...paging}
        pathOf={page => brandPath(brand.slug, { ...toQuery(filters), page: pageNumber(page) })}
        label={brandPageTexts().pages(brand.name)}
      />
    </div>
  )
}

export function ErrorBoundary() {
  const error = useRouteError() as { data?: { brands?: BrandTileData[] } }
  return <PageError notFound={<NotFound brands={error.data?.brands ?? []} text={brandPageTexts().notFound} />} />
}
