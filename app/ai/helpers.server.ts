/** The four helpers that visitors use, for pages and endpoints alike. */
import { createHash } from 'node:crypto'
import type { Phone } from '#app/entities/phone.ts'
import { listPhonesByIds } from '#app/phones/phones.server.ts'
import { listShapedAlike } from '#app/similarity/neighbours.server.ts'
import type { DesignMatch } from '#app/similarity/shapes.ts'
import { type CameraAnalysis, cameraAnalysis } from './camera.ts'
import { DESIGN_PROMPT_VERSION, designOutput, designQuestion, normalizeDesign } from './design.ts'
import { type Answer, askModel, type Picture } from './model.server.ts'
import { normalizePhoto, PHOTO_PROMPT_VERSION, type PhotoMatch, photoOutput, photoQuestion } from './photo.ts'
import { cachedResult } from './results.server.ts'
import { MAX_DESIGN_CANDIDATES, MAX_PHOTO_CANDIDATES } from './scores.ts'
import { type ScreenAnalysis, screenAnalysis } from './screen.ts'

type Options = { isRefreshed?: boolean }

/** Judges the phone's camera. */
export const analyzeCamera = (phone: Phone, { isRefreshed }: Options = {}): Promise<Answer<CameraAnalysis>> => {
  const { purpose, version, answer, normalize, question } = cameraAnalysis
  const asked = question(phone)
  return cachedResult(
    { purpose, version, about: asked, mobileId: phone.id },
    async () => mapped(await askModel(purpose, 'visitor', answer, asked), normalize),
    isRefreshed,
  )
}

/** Judges the phone's screen. */
export const analyzeScreen = (phone: Phone, { isRefreshed }: Options = {}): Promise<Answer<ScreenAnalysis>> => {
  const { purpose, version, answer, normalize, question } = screenAnalysis
  const asked = question(phone)
  return cachedResult(
    { purpose, version, about: asked, mobileId: phone.id },
    async () => mapped(await askModel(purpose, 'visitor', answer, asked), normalize),
    isRefreshed,
  )
}

/** The phones to compare the target's design with: the given ones, or those nearest in dimensions and build. */
export function designCandidates(target: Phone, ids: string[] = []): Phone[] {
  const given = listPhonesByIds([...new Set(ids)].filter(id => id !== target.id).slice(0, MAX_DESIGN_CANDIDATES))
  return given.length > 0 ? given : listShapedAlike(target, MAX_DESIGN_CANDIDATES)
}

/** How alike the candidates' design is to the target's. */
export function findSimilarDesigns(
  target: Phone,
  candidates: Phone[],
  { isRefreshed }: Options = {},
): Promise<Answer<DesignMatch[]>> {
  const asked = designQuestion(target, candidates)
  return cachedResult(
    { purpose: 'design', version: DESIGN_PROMPT_VERSION, about: asked, mobileId: target.id },
    async () =>
      mapped(await askModel('design', 'visitor', designOutput, asked), given => normalizeDesign(given, candidates)),
    isRefreshed,
  )
}

/** Which of the phones is in the picture. */
export function findInPhoto(picture: Picture, phones: Phone[]): Promise<Answer<PhotoMatch[]>> {
  const candidates = phones.slice(0, MAX_PHOTO_CANDIDATES)
  const asked = photoQuestion(candidates)
  const hash = createHash('sha256').update(picture.base64).digest('base64url')
  return cachedResult({ purpose: 'photo', version: PHOTO_PROMPT_VERSION, about: [hash, asked] }, async () =>
    mapped(await askModel('photo', 'visitor', photoOutput, { ...asked, picture }), given =>
      normalizePhoto(given, candidates),
    ),
  )
}

/** The answer with its value changed; a failure stays what it is. */
export function mapped<Given, Value>(answer: Answer<Given>, map: (given: Given) => Value): Answer<Value> {
  return answer.ok ? { ok: true, value: map(answer.value) } : answer
}
