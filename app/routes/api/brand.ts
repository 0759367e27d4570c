import { brandEtag, brandJson } from '#app/brands/brand-json.ts'
import { findBrand, findBrandByFormerSlug } from '#app/brands/brands.server.ts'
import { BRAND_NOT_FOUND } from '#app/brands/not-found.ts'
import { ApiError, api, publicJson } from '#app/http/api.server.ts'
import { movedTo } from '#app/http/canonical.server.ts'
import { brandApiPath } from '#app/platform/paths.ts'

const handle = api({
  /** A former slug redirects (URL-10). */
  GET({ params: { brand: slug = '' } }) {
    const brand = findBrand(slug)
    if (brand) return publicJson(brandJson(brand), { ETag: brandEtag(brand) })
    const moved = findBrandByFormerSlug(slug)
    if (moved) throw movedTo(brandApiPath(moved.slug))
    throw new ApiError(404, BRAND_NOT_FOUND)
  },
})

export { handle as loader, handle as action }
