import { adminJson, deleted, made } from '#app/admin/api-answers.server.ts'
import { admin } from '#app/auth/guard.server.ts'
import { brandJson } from '#app/brands/brand-json.ts'
import { deleteBrand, updateBrand } from '#app/brands/edit.server.ts'
import { brandForm } from '#app/brands/schema.ts'
import { api } from '#app/platform/api.server.ts'
import { readJson } from '#app/platform/json-body.server.ts'

const handle = api({
  PUT: admin(async ({ request, params, user }) => {
    const form = await readJson(request, brandForm)
    return adminJson(brandJson(made(updateBrand(params.id ?? '', form, user.username))))
  }),
  DELETE: admin(({ params, user }) => {
    made(deleteBrand(params.id ?? '', user.username))
    return deleted()
  }),
})

export { handle as loader, handle as action }
