import { brandJson } from '#app/brands/brand-json.ts'
import { listBrands } from '#app/brands/brands.server.ts'
import { api, publicJson } from '#app/http/api.server.ts'

const handle = api({
  GET() {
    const brands = listBrands().map(brandJson)
    return publicJson(brands, { 'X-Total-Count': String(brands.length) })
  },
})

export { handle as loader, handle as action }
