/** The whole URL space. Brand slugs that would hide one of these addresses are refused: see brands/reserved-slugs.ts. */
import { index, layout, prefix, type RouteConfig, route } from '@remix-run/route-config'

export default [
  layout('routes/_site/layout.tsx', [
    index('routes/_site/home.tsx'),
    route('mobiles', 'routes/_site/phones.tsx'),
    route('mobiles/:brand/:slug', 'routes/_site/phone-redirect.ts'),
    route('brands', 'routes/_site/brands.tsx'),
    route('search', 'routes/_site/search.tsx'),
    route('compare', 'routes/_site/compare.tsx'),
    route('404', 'routes/_site/$.tsx', { id: 'not-found' }),
    route(':brand', 'routes/_site/brand.tsx'),
    route(':brand/:slug', 'routes/_site/phone.tsx'),
    route('*', 'routes/_site/$.tsx'),
  ]),

  route('admin/login', 'routes/_admin/login.tsx'),
  route('admin/logout', 'routes/_admin/logout.ts'),
  layout('routes/_admin/layout.tsx', [route('admin', 'routes/_admin/dashboard.tsx')]),

  ...prefix('api', [
    ...prefix('admin', [
      route('mobiles', 'routes/api/admin/phones.ts'),
      route('mobiles/:id', 'routes/api/admin/phone.ts'),
      route('brands', 'routes/api/admin/brands.ts'),
      route('brands/:id', 'routes/api/admin/brand.ts'),
      route('ai/generate-specs', 'routes/api/admin/ai.generate-specs.ts'),
      route('ai/detailed-specs', 'routes/api/admin/ai.detailed-specs.ts'),
      route('ai/enhance-mobile', 'routes/api/admin/ai.enhance-mobile.ts'),
    ]),
    route('auth/login', 'routes/api/auth.login.ts'),
    route('auth/logout', 'routes/api/auth.logout.ts'),
    route('auth/status', 'routes/api/auth.status.ts'),
    route('mobiles', 'routes/api/phones.ts'),
    route('mobiles/:brand/:slug', 'routes/api/phone.ts'),
    route('brands', 'routes/api/brands.ts'),
    route('brands/:brand', 'routes/api/brand.ts'),
    route('search', 'routes/api/search.ts'),
    route('ai/analyze-camera', 'routes/api/ai/analyze-camera.ts'),
    route('ai/analyze-screen', 'routes/api/ai/analyze-screen.ts'),
    route('ai/find-similar-designs', 'routes/api/ai/find-similar-designs.ts'),
    route('ai/find-similar-photos', 'routes/api/ai/find-similar-photos.ts'),
    route('similar-designs', 'routes/api/similar-designs.ts'),
    route('suggest', 'routes/api/suggest.ts'),
    index('routes/api/$.ts', { id: 'api-root' }),
    route('*', 'routes/api/$.ts'),
  ]),

  route('sitemap.xml', 'routes/seo/sitemap-index.ts'),
  route('sitemaps/:part', 'routes/seo/sitemap-part.ts'),
  route('robots.txt', 'routes/seo/robots.ts'),
  route('feed.xml', 'routes/seo/feed.ts'),
  route('healthz', 'routes/files/health.ts'),
  route('images/og/:file', 'routes/files/share-picture.ts'),
  route('images/phones/:file', 'routes/files/drawing.ts'),
] satisfies RouteConfig
