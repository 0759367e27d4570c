import { compareByMeaning, comparedPhones } from '#app/compare/compared-phones.server.ts'
import { READY_FROM } from '#app/compare-list/rules.ts'
import { allPhonesRead } from '#app/finder/finder.server.ts'
import { ApiError, api, publicJson } from '#app/http/api.server.ts'
import { currentIds } from '#app/phones/former-slugs.server.ts'
import { PHONE_NOT_FOUND } from '#app/phones/not-found.ts'
import { listPhonesByIds } from '#app/phones/phones.server.ts'
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'

const handle = api({
  /** `?phones=` two to four ids: which phone is better in what, in marks and in sentences (API-24). */
  async GET({ request }) {
    const given = new URL(request.url).searchParams.get('phones') ?? ''
    const ids = currentIds(given.split(',').filter(id => id !== ''))
    if (ids.length < READY_FROM || ids.length > COMPARE_LIMIT)
      throw new ApiError(400, `phones accepts ${READY_FROM} to ${COMPARE_LIMIT} ids of phones, joined by commas.`)
    const phones = comparedPhones(listPhonesByIds(ids))
    if (phones.length < ids.length) throw new ApiError(404, PHONE_NOT_FOUND)
    await allPhonesRead()
    const { marks, cameraFacts, sentence, phoneSentences, value } = compareByMeaning(phones).meaning
    return publicJson({ marks, cameraFacts, sentence, phoneSentences, value })
  },
})

export { handle as loader, handle as action }
