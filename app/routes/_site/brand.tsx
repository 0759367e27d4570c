import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { data } from '@remix-run/node'
import { Link, useLoaderData, useRouteError } from '@remix-run/react'
import { findBrand } from '#app/brands/brands.server.ts'
import { BrandFilterForm } from '#app/brands/components/brand-filter-form.tsx'
import type { BrandTileData } from '#app/brands/components/brand-tile.tsx'
import { BrandLogo } from '#app/brands/components/brand-tile.tsx'
import { offeredYears, parseBrandFilters, toPhoneFilter, toQuery } from '#app/brands/filters.ts'
import { publicHeaders, publicPage } from '#app/http/caching.server.ts'
import { requireCanonical } from '#app/http/canonical.server.ts'
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
import { Pagination } from '#app/ui/pagination.tsx'

/** The grid is cut where a phone on slow data would begin to wait (BRAND-2). */
const PAGE_SIZE = 48

export const headers = publicPage

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  if (!data) {
    const description = 'There is no brand at this address.'
    return pageMeta(matches, { title: 'Brand not found', description, path: null, noIndex: true })
  }
  const { brand, phoneCount, paging, filters } = data
  const isFiltered = Object.values(toQuery(filters)).some(value => value !== undefined)
  const tags = pageMeta(matches, {
    title: `${brand.name} Mobile Prices in Pakistan (${phoneCount} Models)`,
    description: brand.description ?? `All ${brand.name} phones with prices in Pakistan and specifications.`,
    // A filtered list is a part of the brand's page; a further page of the whole list is a page of its own.
    path: brandPath(brand.slug, { page: isFiltered ? undefined : pageNumber(paging.page) }),
  })
  const entries = brandStructuredData(brand, data.phones, siteOrigin(matches))
  return [...tags, ...entries.map(entry => ({ 'script:ld+json': entry }))]
}

export function loader({ params, request }: LoaderFunctionArgs) {
  const brand = findBrand(params.brand ?? '')
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
          { label: 'Brands', href: brandsPath },
          { label: brand.name, href: brandPath(brand.slug), isActive: true },
        ]}
      />
      <div className="flex items-start gap-4">
        <BrandLogo logo={brand.logo} name={brand.name} className="brand-logo-large" />
        <div className="min-w-0">
          <h1 className="text-3xl">{brand.name}</h1>
          <p className="font-semibold text-brand">{`${phoneCount} models available`}</p>
          {brand.description && <p className="mt-1 max-w-2xl text-muted">{brand.description}</p>}
        </div>
      </div>
      <BrandFilterForm brand={brand.slug} filters={filters} years={years} />
      <PendingPart count={8}>
        {phones.length > 0 ? (
          <>
            <p className="mb-4 text-sm text-muted" role="status">
              {`Showing ${paging.from} - ${paging.to} of ${paging.total} ${brand.name} phones`}
            </p>
            <PhoneGrid phones={phones} />
          </>
        ) : (
          <div className="panel p-10 text-center">
            <p className="display text-lg">{`No mobiles found for ${brand.name}`}</p>
            {phoneCount > 0 && (
              <p className="mt-1">
                No phone matches these filters.{' '}
                <Link to={brandPath(brand.slug)} className="link">
                  {`Show all ${brand.name} phones`}
                </Link>
              </p>
            )}
          </div>
        )}
      </PendingPart>
      <Pagination
        {...paging}
        pathOf={page => brandPath(brand.slug, { ...toQuery(filters), page: pageNumber(page) })}
        label={`Pages of ${brand.name} phones`}
      />
    </div>
  )
}

export function ErrorBoundary() {
  const error = useRouteError() as { data?: { brands?: BrandTileData[] } }
  return (
    <PageError
      notFound={
        <NotFound
          brands={error.data?.brands ?? []}
          text="Brand not found. No brand and no page of ours has this address; one of these may be what you want."
        />
      }
    />
  )
}
