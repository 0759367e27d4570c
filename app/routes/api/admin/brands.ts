import { adminJson, valueOrThrow } from '#app/admin/api-responses.server.ts'
import { makeChange } from '#app/admin/write.server.ts'
import { admin } from '#app/auth/guard.server.ts'
import { brandEtag, brandJson } from '#app/brands/brand-json.ts'
import { createBrand } from '#app/brands/edit.server.ts'
import { brandForm } from '#app/brands/schema.ts'
import { api } from '#app/http/api.server.ts'
import { RECORD, readJson } from '#app/http/json-body.server.ts'

const handle = api({
  POST: admin(async ({ request, user }) => {
    const form = await readJson(request, brandForm, RECORD)
    const brand = valueOrThrow(await makeChange(() => createBrand(form, user.username)))
    return adminJson(brandJson(brand), 201, { ETag: brandEtag(brand) })
  }),
})

export { handle as loader, handle as action }
