/** What a phone has beside its six facts, in a word each (PHONE-16). Pure. */
import { statedValue } from '#app/facts/fact.ts'
import type { PhoneFacts } from '#app/facts/values.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { answerTexts } from './answer-texts.ts'

/** Those that are stated, in the order in which most ask for them. */
export function furtherFacts({ camera, water, charging, nfc, sims, jack, infrared }: PhoneFacts): string[] {
  const text = answerTexts().further
  const selfie = statedValue(camera.selfieMp)
  return [
    selfie !== null && text.selfie(formatNumber(selfie)),
    statedValue(water)?.code,
    statedValue(nfc) === 'yes' && text.nfc,
    statedValue(sims)?.hasEsim && text.esim,
    statedValue(charging.wireless) && text.wireless,
    statedValue(jack) && text.jack,
    statedValue(infrared) && text.infrared,
  ].filter(said => typeof said === 'string')
}
