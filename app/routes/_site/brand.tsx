import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useRouteError } from '@remix-run/react'
import { recentPriceRange } from '#app/brands/brand-prices.server.ts'
import { findBrand, findBrandByFormerSlug } from '#app/brands/brands.server.ts'
import { BRAND_FORM, BrandFilterForm, ClearFilters } from '#app/brands/components/brand-filter-form.tsx'
import type { BrandTileData } from '#app/brands/components/brand-tile.tsx'
import { BrandLogo } from '#app/brands/components/brand-tile.tsx'
import {
  brandSortOptions,
  chosenFilters,
  offeredYears,
  parseBrandFilters,
  toPhoneFilter,
  toQuery,
} from '#app/brands/filters.ts'
import { brandTexts } from '#app/brands/texts.ts'
import { wishQuery } from '#app/finder/address.ts'
import { gradesNote } from '#app/finder/describe.ts'
import { notFound, publicPage } from '#app/http/caching.server.ts'
import { requireCanonical } from '#app/http/canonical.server.ts'
import { namesInShort } from '#app/pages/brand/names-in-short.ts'
import { brandPageTexts } from '#app/pages/brand/texts.ts'
import { brandDescription } from '#app/pages/brands/descriptions.server.ts'
import { seriesOfBrand } from '#app/phones/brand-series.server.ts'
import { Chip } from '#app/phones/components/finder/filter-bar.tsx'
import { ListCount } from '#app/phones/components/finder/list-heading.tsx'
import { ListPage } from '#app/phones/components/finder/list-page.tsx'
import { MorePhones } from '#app/phones/components/finder/more-phones.tsx'
import { PhonesByAge } from '#app/phones/components/finder/phones-by-age.tsx'
import { type FilterState, filterState, findPhones, readWanted, untilListable } from '#app/phones/finder-list.server.ts'
import { listReleaseYears } from '#app/phones/listing.server.ts'
import { pageNumber } from '#app/platform/paging.ts'
import { brandPath, brandsPath } from '#app/platform/paths.ts'
import { formatNumber, withCommas } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { inEnglish } from '#app/platform/text/language.ts'
import { rangeOfBand } from '#app/prices/bands.ts'
import { formatPrice } from '#app/prices/price.ts'
import { FeedLink } from '#app/seo/components/feed-link.tsx'
import { feedOfList } from '#app/seo/list-feed.ts'
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
/** Of the phones in a fold. */
const MAX_NAMES = 4

export const headers = publicPage

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  if (!data) {
    const description = brandPageTexts().notFoundDescription
    return pageMeta(matches, { title: brandPageTexts().notFoundTitle, description, path: null, noIndex: true })
  }
  const { brand, phoneCount, found, filters, filter, feed } = data
  const { paging, phones } = found
  const wishes = [...filter.must, ...filter.nice]
  const isFiltered = wishes.length > 0 || Object.values(toQuery(filters)).some(value => value !== undefined)
  const tags = pageMeta(matches, {
    title: brandPageTexts().title(brand.name, phoneCount),
    description: brand.description?.text ?? brandPageTexts().description(brand.name),
    feed,
    // Canonical URL: filtered lists point to the unfiltered page, pages of the unfiltered list to themselves.
    path: brandPath(brand.slug, { page: isFiltered ? undefined : pageNumber(paging.page) }),
  })
  const entries = brandStructuredData(
    { ...brand, description: brand.description?.text ?? null },
    phones,
    siteOrigin(matches),
  )
  return [...tags, ...entries.map(entry => ({ 'script:ld+json': entry }))]
}

export async function loader({ params, request }: LoaderFunctionArgs) {
  const slug = params.brand ?? ''
  const brand = findBrand(slug) ?? findBrandByFormerSlug(slug)
  if (!brand) throw notFound({ brands: notFoundBrands() })
  requireCanonical(request, brandPath(brand.slug))
  const query = new URL(request.url).searchParams
  const wanted = readWanted(request, brandPath(brand.slug), ['price', 'year', 'sort'])
  const filters = parseBrandFilters(query)
  const { band, year } = toPhoneFilter(brand.slug, filters)
  const scope = { brand: brand.slug, year, band, range: band && rangeOfBand(band) }
  await untilListable(request, wanted, { scope, sort: filters.sort })
  const found = findPhones(wanted, { scope, sort: filters.sort, requested: query.get('page'), size: PAGE_SIZE })
  return {
    brand: { slug: brand.slug, name: brand.name, logo: brand.logo, description: brandDescription(brand) },
    phoneCount: brand.storedPhones,
    filters,
    years: offeredYears(listReleaseYears(brand.slug)),
    found,
    recentPrices: recentPriceRange(brand.slug),
    series: wanted.must.has('series') ? [] : seriesOfBrand(brand.slug),
    filter: filterState(request, wanted, scope),
    feed: feedOfList({ ...wanted, scope }),
  }
}

const withSeries = ({ must, nice }: Pick<FilterState, 'must' | 'nice'>, key: string) =>
  wishQuery({ must: new Map([...must, ['series', [key]]]), nice: new Map(nice) })

export default function BrandPage() {
  const { brand, phoneCount, filters, years, found, recentPrices, series, filter, feed } =
    useLoaderData<typeof loader>()
  const { phones, paging } = found
  const kept = toQuery(filters)
  const wishes = wishQuery({ must: new Map(filter.must), nice: new Map(filter.nice) })
  const note = gradesNote(filters.sort, filters.price !== null)
  const chosen = chosenFilters(filters)
  // Of a part of the brand's phones the numbers of all would be wrong.
  const isWhole = chosen.length + filter.must.length === 0
  // The price range of the brand is asked for once, unless the address has amounts.
  const asked = [...filter.must, ...filter.nice].map(([need]) => need).concat(filter.problems.map(({ need }) => need))
  const isPriceWished = asked.some(need => need === 'price' || need === 'priceMin')
  return (
    <div className="shell list-shell brand-list">
      <Breadcrumbs
        items={[
          { label: brandPageTexts().brands, href: brandsPath() },
          { label: brand.name, href: brandPath(brand.slug), isActive: true },
        ]}
      />
      <ListPage
        path={brandPath(brand.slug)}
        kept={kept}
        state={filter}
        total={paging.total}
        lead={{ phones, recent: found.recent, turn: found.turn, note }}
        sorts={{
          current: filters.sort,
          offered: brandSortOptions(),
          usual: 'newest',
          own: { form: BRAND_FORM, label: brandTexts().sortBy },
        }}
        chips={
          <>
            {series.map(({ key, name, phones }) => (
              <li key={key} className="filter-series">
                <Link
                  to={brandPath(brand.slug, { ...kept, ...withSeries(filter, key) })}
                  rel="nofollow"
                  className="link"
                >
                  {name}
                  {isWhole && <span className="text-muted">· {formatNumber(phones)}</span>}
                </Link>
              </li>
            ))}
            {chosen.map(({ label, rest }) => (
              <Chip key={label} wish={label} to={brandPath(brand.slug, { ...toQuery(rest), ...wishes })} />
            ))}
          </>
        }
        chipCount={chosen.length}
        hidden={isPriceWished ? ['brand', 'year'] : ['brand', 'year', 'priceMin', 'price']}
        own={<BrandFilterForm brand={brand.slug} filters={filters} years={years} kept={wishes} />}
        clear={<ClearFilters brand={brand.slug} filters={filters} kept={wishes} />}
        head={
          <div className="brand-head">
            <BrandLogo logo={brand.logo} name={brand.name} />
            <h1 className="list-title">{brand.name}</h1>
            <p className="text-muted">{brandPageTexts().models(phoneCount)}</p>
            <ListCount total={paging.total} isSaid={paging.total === phoneCount} />
            {isWhole && recentPrices && (
              <p className="brand-recent">
                {brandPageTexts().recent(found.recent, formatPrice(recentPrices.min), formatNumber(recentPrices.max))}
              </p>
            )}
          </div>
        }
      >
        <PendingPart count={8}>
          {phones.length > 0 ? (
            <PhonesByAge
              found={found}
              fold={{
                namesOf: phones =>
                  withCommas(
                    namesInShort(
                      brand.name,
                      phones.slice(0, MAX_NAMES).map(({ name }) => name),
                    ).map(ofSource),
                  ),
                end: (
                  <p className="list-showing">
                    {brandPageTexts().showing(paging.from, paging.to, paging.total, brand.name)}
                  </p>
                ),
              }}
            />
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
        {note !== undefined && phones.length > 0 && <p className="price-legend price-legend-below">{note}</p>}
        <MorePhones found={found} path={brandPath(brand.slug)} kept={kept} must={filter.must} nice={filter.nice} />
        <Pagination
          {...paging}
          pathOf={page => brandPath(brand.slug, { ...kept, ...wishes, page: pageNumber(page) })}
          label={brandPageTexts().pages(brand.name)}
        />
        {brand.description && (
          <p className="brand-description" {...(brand.description.isOfPage ? {} : inEnglish())}>
            {brand.description.text}
          </p>
        )}
        <FeedLink href={feed} />
      </ListPage>
    </div>
  )
}

export function ErrorBoundary() {
  const error = useRouteError() as { data?: { brands?: BrandTileData[] } }
  return <PageError notFound={<NotFound brands={error.data?.brands ?? []} text={brandPageTexts().notFound} />} />
}
