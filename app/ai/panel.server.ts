/** The helpers as the panels of a phone page use them: an answer always, an estimate where the model gives none. */

import type { Phone } from '#app/entities/phone.ts'
import { listFeatured } from '#app/phones/listing.server.ts'
import { listPhonesByIds } from '#app/phones/phones.server.ts'
import { phonePath } from '#app/platform/paths.ts'
import { formatPrice } from '#app/prices/price.ts'
import { designMatches } from '#app/similarity/shapes.ts'
import { estimateCamera, estimateScreen } from './estimates.ts'
import { failureMessage } from './failure.ts'
import { analyzeCamera, analyzeScreen, designCandidates, findSimilarDesigns } from './helpers.server.ts'
import type { Answer } from './model.server.ts'
import type { DesignResult, MatchedPhone, Panel, PanelOutcome } from './panel-results.ts'
import { searchPhoto } from './photo-search.server.ts'
import { MAX_PHOTO_CANDIDATES } from './scores.ts'

type Asked = { isRefreshed: boolean }

/** Runs a helper that needs nothing but the phone. */
export async function runPanel(panel: Exclude<Panel, 'photo'>, phone: Phone, asked: Asked): Promise<PanelOutcome> {
  if (panel === 'camera') {
    const answer = await analyzeCamera(phone, asked)
    return { panel, result: { ...orEstimate(answer, estimateCamera(phone.brand)) } }
  }
  if (panel === 'screen') {
    const answer = await analyzeScreen(phone, asked)
    return { panel, result: { ...orEstimate(answer, estimateScreen(phone.brand)) } }
  }
  const candidates = designCandidates(phone)
  const answer = await findSimilarDesigns(phone, candidates, asked)
  if (!answer.ok) return { panel, result: { ...designFromDimensions(phone), message: failureMessage(answer) } }
  return { panel, result: { matches: withPhones(answer.value, candidates), isFromDimensions: false } }
}

/** Real matches from geometry alone. */
export function designFromDimensions(phone: Phone): DesignResult {
  const candidates = designCandidates(phone)
  return { matches: withPhones(designMatches(phone, candidates), candidates), isFromDimensions: true }
}

/** @throws PictureRefused */
export async function runPhotoPanel(read: () => Promise<Uint8Array>, phone: Phone): Promise<PanelOutcome> {
  const candidates = photoCandidates(phone)
  const answer = await searchPhoto(read, candidates)
  if (!answer.ok) return { panel: 'photo', result: { matches: [], message: failureMessage(answer) } }
  return { panel: 'photo', result: { matches: withPhones(answer.value, candidates) } }
}

/** The phone itself, those that look like it, and those that many people have. */
export function photoCandidates(phone: Phone): Phone[] {
  const featured = listPhonesByIds(listFeatured(MAX_PHOTO_CANDIDATES).map(card => card.id))
  const all = [phone, ...designCandidates(phone).slice(0, 8), ...featured]
  return [...new Map(all.map(each => [each.id, each])).values()].slice(0, MAX_PHOTO_CANDIDATES)
}

function orEstimate<Value>(answer: Answer<Value>, estimate: Value) {
  return answer.ok
    ? { analysis: answer.value, isEstimate: false }
    : { analysis: estimate, isEstimate: true, message: failureMessage(answer) }
}

/** Each match with what is needed to show the phone. */
export function withPhones<Match extends { phoneId: string }>(
  matches: Match[],
  phones: Phone[],
): (Match & { phone: MatchedPhone })[] {
  return matches.flatMap(match => {
    const phone = phones.find(({ id }) => id === match.phoneId)
    if (!phone) return []
    const { name, imageUrl, slug, pricePkr, oldPrice } = phone
    return [
      {
        ...match,
        phone: {
          name,
          imageUrl,
          slug,
          path: phonePath(phone),
          price: pricePkr === null ? null : formatPrice(pricePkr),
          oldPrice,
        },
      },
    ]
  })
}
