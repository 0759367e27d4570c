import { brandEtag, brandJson } from '#app/brands/brand-json.ts'
import { findBrand } from '#app/brands/brands.server.ts'
import { BRAND_NOT_FOUND } from '#app/brands/not-found.ts'
import { ApiError, api, publicJson } from '#app/http/api.server.ts'

const handle = api({
  GET({ params }) {
    const brand = findBrand(params.brand ?? '')
    if (!brand) throw new ApiError(404, BRAND_NOT_FOUND)
    return publicJson(brandJson(brand), { ETag: brandEtag(brand) })
  },
})

export { handle as loader, handle as action }
