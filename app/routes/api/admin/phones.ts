import { adminJson, made } from '#app/admin/api-answers.server.ts'
import { admin } from '#app/auth/guard.server.ts'
import { createPhone } from '#app/phones/edit.server.ts'
import { phoneForm } from '#app/phones/form-schema.ts'
import { phoneJson } from '#app/phones/phone-json.ts'
import { api } from '#app/platform/api.server.ts'
import { readJson } from '#app/platform/json-body.server.ts'

const handle = api({
  POST: admin(async ({ request, user }) => {
    const form = await readJson(request, phoneForm)
    return adminJson(phoneJson(made(createPhone(form, user.username))), 201)
  }),
})

export { handle as loader, handle as action }
