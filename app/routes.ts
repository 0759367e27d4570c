/**
 * The whole URL space (URL-1, URL-2, URL-3, URL-4). Brand slugs that would hide one of these addresses are refused: see platform/reserved-slugs.ts.
 * The fixed public pages stand in platform/site-pages.ts, with all that is made of that list.
 */
import { index, layout, prefix, type RouteConfig, route } from '@remix-run/route-config'
import { downloads } from './export/downloads.ts'
import { listedPages } from './platform/site-pages.ts'

export default [
  layout('routes/_site/layout.tsx', [
    ...listedPages.map(({ path, file }) => (path === '/' ? index(file) : route(path.slice(1), file))),
    route('mobiles/:brand/:slug', 'routes/_site/phone-redirect.ts'),
    route('finder', 'routes/_site/finder-redirect.ts'),
    route('404', 'routes/_site/$.tsx', { id: 'not-found' }),
    route(':brand', 'routes/_site/brand.tsx'),
    route(':brand/:slug', 'routes/_site/phone.tsx'),
    route('*', 'routes/_site/$.tsx'),
  ]),

  route('admin/login', 'routes/_admin/login.tsx'),
  route('admin/logout', 'routes/_admin/logout.ts'),
  layout('routes/_admin/layout.tsx', [
    route('admin', 'routes/_admin/dashboard.tsx'),
    route('admin/import', 'routes/_admin/import.tsx'),
    route('admin/import/files/:id', 'routes/_admin/import-file.tsx'),
    route('admin/import/phones/:id', 'routes/_admin/import-phone.tsx'),
    route('export', 'routes/_admin/export.tsx'),
    route('admin/messages', 'routes/_admin/messages.tsx'),
    route('admin/prices', 'routes/_admin/prices.tsx'),
    route('admin/prices/held', 'routes/_admin/prices-held.tsx'),
    route('admin/tables', 'routes/_admin/tables.tsx'),
    route('admin/tables/:name', 'routes/_admin/table.tsx'),
    route('admin/tables/:name/:version', 'routes/_admin/table-version.tsx'),
  ]),

  ...prefix('api', [
    ...prefix('admin', [
      route('mobiles', 'routes/api/admin/phones.ts'),
      route('mobiles/:id', 'routes/api/admin/phone.ts'),
      route('brands', 'routes/api/admin/brands.ts'),
      route('brands/:id', 'routes/api/admin/brand.ts'),
      route('import/status', 'routes/api/admin/import.status.ts'),
      route('import/progress', 'routes/api/admin/import.progress.ts'),
      route('import/cancel', 'routes/api/admin/import.cancel.ts'),
      route('import/latest', 'routes/api/admin/import.latest.ts'),
      route('import/brands', 'routes/api/admin/import.brands.ts'),
      route('import/popular', 'routes/api/admin/import.popular.ts'),
      route('import/brand/:brand', 'routes/api/admin/import.brand.ts'),
      route('import/search', 'routes/api/admin/import.search.ts'),
      route('tables/:name/:version', 'routes/api/admin/table.ts'),
      route('ai/generate-specs', 'routes/api/admin/ai.generate-specs.ts'),
      route('ai/detailed-specs', 'routes/api/admin/ai.detailed-specs.ts'),
      route('ai/enhance-mobile', 'routes/api/admin/ai.enhance-mobile.ts'),
    ]),
    route('export/stats', 'routes/api/export.stats.ts'),
    route('auth/login', 'routes/api/auth.login.ts'),
    route('auth/logout', 'routes/api/auth.logout.ts'),
    route('auth/status', 'routes/api/auth.status.ts'),
    route('mobiles', 'routes/api/phones.ts'),
    route('mobiles/:brand/:slug', 'routes/api/phone.ts'),
    route('mobiles/:brand/:slug/facts', 'routes/api/phone.facts.ts'),
    route('brands', 'routes/api/brands.ts'),
    route('brands/:brand', 'routes/api/brand.ts'),
    route('search', 'routes/api/search.ts'),
    route('finder', 'routes/api/finder.ts'),
    route('pta-tax', 'routes/api/pta-tax.ts'),
    route('compare', 'routes/api/compare.ts'),
    route('compare/gone', 'routes/api/compare-gone.ts'),
    route('ai/:helper', 'routes/api/ai.ts'),
    route('similar-designs', 'routes/api/similar-designs.ts'),
    route('suggest', 'routes/api/suggest.ts'),
    route('views/:id', 'routes/api/view.ts'),
    index('routes/api/$.ts', { id: 'api-root' }),
    route('*', 'routes/api/$.ts'),
  ]),

  ...downloads.map(({ id, path }) => route(path.slice(1), 'routes/api/export.download.ts', { id: `download-${id}` })),

  route('sitemap.xml', 'routes/seo/sitemap-index.ts'),
  route('sitemaps/:part', 'routes/seo/sitemap-part.ts'),
  route('robots.txt', 'routes/seo/robots.ts'),
  route('data.csv', 'routes/seo/data-csv.ts'),
  route('feed.xml', 'routes/seo/feed.ts'),
  route('feeds/phones.xml', 'routes/seo/list-feed.ts'),
  route('feeds/phones/:file', 'routes/seo/phone-feed.ts'),
  route('speculation-rules', 'routes/seo/speculation-rules.ts'),
  route('healthz', 'routes/files/health.ts'),
  route('images/og/:file', 'routes/files/share-picture.ts'),
  route('images/phones/:file', 'routes/files/drawing.ts'),
] satisfies RouteConfig
