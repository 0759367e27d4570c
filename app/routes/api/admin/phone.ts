import { adminJson, deleted, made } from '#app/admin/api-answers.server.ts'
import { admin } from '#app/auth/guard.server.ts'
import { deletePhone, updatePhone } from '#app/phones/edit.server.ts'
import { phoneForm } from '#app/phones/form-schema.ts'
import { phoneJson } from '#app/phones/phone-json.ts'
import { api } from '#app/platform/api.server.ts'
import { readJson } from '#app/platform/json-body.server.ts'

const handle = api({
  PUT: admin(async ({ request, params, user }) => {
    const form = await readJson(request, phoneForm)
    return adminJson(phoneJson(made(updatePhone(params.id ?? '', form, user.username))))
  }),
  DELETE: admin(({ params, user }) => {
    made(deletePhone(params.id ?? '', user.username))
    return deleted()
  }),
})

export { handle as loader, handle as action }
