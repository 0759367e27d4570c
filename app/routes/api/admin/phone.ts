import { adminJson, deleted, requireMatch, valueOrThrow } from '#app/admin/api-responses.server.ts'
import { makeChange } from '#app/admin/write.server.ts'
import { admin } from '#app/auth/guard.server.ts'
import { api } from '#app/http/api.server.ts'
import { RECORD, readJson } from '#app/http/json-body.server.ts'
import { deletePhone, updatePhone } from '#app/phones/edit.server.ts'
import { phoneFormFor } from '#app/phones/form-schema.ts'
import { phoneEtag, phoneJson } from '#app/phones/phone-json.ts'
import { findPhoneById } from '#app/phones/phones.server.ts'

const handle = api({
  PUT: admin(async ({ request, params: { id = '' }, user }) => {
    const form = await readJson(request, phoneFormFor(findPhoneById(id)), RECORD)
    const result = await makeChange(() => {
      requireMatch(request, findPhoneById(id))
      return updatePhone(id, form, user.username)
    })
    const phone = valueOrThrow(result)
    return adminJson(phoneJson(phone), 200, { ETag: phoneEtag(phone) })
  }),
  DELETE: admin(async ({ request, params: { id = '' }, user }) => {
    const result = await makeChange(() => {
      requireMatch(request, findPhoneById(id))
      return deletePhone(id, user.username)
    })
    valueOrThrow(result)
    return deleted()
  }),
})

export { handle as loader, handle as action }
