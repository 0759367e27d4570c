import { adminJson, valueOrThrow } from '#app/admin/api-responses.server.ts'
import { makeChange } from '#app/admin/write.server.ts'
import { admin } from '#app/auth/guard.server.ts'
import { api } from '#app/http/api.server.ts'
import { RECORD, readJson } from '#app/http/json-body.server.ts'
import { createPhone } from '#app/phones/edit.server.ts'
import { phoneForm } from '#app/phones/form-schema.ts'
import { phoneEtag, phoneJson } from '#app/phones/phone-json.ts'

const handle = api({
  POST: admin(async ({ request, user }) => {
    const form = await readJson(request, phoneForm, RECORD)
    const phone = valueOrThrow(await makeChange(() => createPhone(form, user.username)))
    return adminJson(phoneJson(phone), 201, { ETag: phoneEtag(phone) })
  }),
})

export { handle as loader, handle as action }
