import { z } from 'zod'
import { adminJson, deleted, requireMatch, valueOrThrow } from '#app/admin/api-responses.server.ts'
import { makeChange } from '#app/admin/write.server.ts'
import { admin } from '#app/auth/guard.server.ts'
import { ApiError, api } from '#app/http/api.server.ts'
import { RECORD, readJson } from '#app/http/json-body.server.ts'
import { deletePhone, updatePhone } from '#app/phones/edit.server.ts'
import { phoneFormFor } from '#app/phones/form-schema.ts'
import { phoneEtag, phoneJson } from '#app/phones/phone-json.ts'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { questionAboutTyped } from '#app/phones/price-work.server.ts'
import { refuseMerged } from '#app/phones/require.server.ts'

const handle = api({
  PUT: admin(async ({ request, params: { id = '' }, user }) => {
    refuseMerged(id)
    const schema = phoneFormFor(findPhoneById(id)).extend({ confirmedPricePkr: z.number().optional() })
    const { confirmedPricePkr, ...form } = await readJson(request, schema, RECORD)
    const result = await makeChange(() => {
      const before = findPhoneById(id)
      requireMatch(request, before)
      const asked = before && questionAboutTyped(before, form.price, Date.now())
      if (asked && asked.pricePkr !== confirmedPricePkr) {
        const message = `This is ${asked.question}. Send it again with confirmedPricePkr ${asked.pricePkr} if it is right.`
        throw new ApiError(422, message, { price: [message] })
      }
      return updatePhone(id, form, user.username)
    })
    const phone = valueOrThrow(result)
    return adminJson(phoneJson(phone), 200, { ETag: phoneEtag(phone) })
  }),
  DELETE: admin(async ({ request, params: { id = '' }, user }) => {
    refuseMerged(id)
    const result = await makeChange(() => {
      requireMatch(request, findPhoneById(id))
      return deletePhone(id, user.username)
    })
    valueOrThrow(result)
    return deleted()
  }),
})

export { handle as loader, handle as action }
