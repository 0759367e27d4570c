import { adminJson, deleted, requireMatch, valueOrThrow } from '#app/admin/api-responses.server.ts'
import { makeChange } from '#app/admin/write.server.ts'
import { admin } from '#app/auth/guard.server.ts'
import { brandEtag, brandJson } from '#app/brands/brand-json.ts'
import { findBrandById } from '#app/brands/brands.server.ts'
import { deleteBrand, updateBrand } from '#app/brands/edit.server.ts'
import { brandForm } from '#app/brands/schema.ts'
import { api } from '#app/http/api.server.ts'
import { RECORD, readJson } from '#app/http/json-body.server.ts'

const handle = api({
  PUT: admin(async ({ request, params: { id = '' }, user }) => {
    const form = await readJson(request, brandForm, RECORD)
    const result = await makeChange(() => {
      requireMatch(request, findBrandById(id))
      return updateBrand(id, form, user.username)
    })
    const brand = valueOrThrow(result)
    return adminJson(brandJson(brand), 200, { ETag: brandEtag(brand) })
  }),
  DELETE: admin(async ({ request, params: { id = '' }, user }) => {
    const result = await makeChange(() => {
      requireMatch(request, findBrandById(id))
      return deleteBrand(id, user.username)
    })
    valueOrThrow(result)
    return deleted()
  }),
})

export { handle as loader, handle as action }
