/** What speaks for or against a phone with keys, besides its six facts (PHONE-16). Pure. */
import { statedValue } from '#app/facts/fact.ts'
import type { DescribedPhone } from '#app/facts/spec-texts.ts'
import type { PhoneFacts } from '#app/facts/values.ts'
import { type Answer, rowIn } from './answer.ts'
import { answerTexts } from './answer-texts.ts'

const MAX_POINTS = 4

/**
 * The battery stands before the rest: a spare one is why many buy such a phone.
 * @param isDear whether most phones with keys cost less
 */
export function keypadPoints(
  { specifications }: Pick<DescribedPhone, 'specifications'>,
  facts: PhoneFacts,
  isDear: boolean,
): Pick<Answer, 'pros' | 'cons'> {
  const text = answerTexts().points
  const placement = rowIn(specifications, 'Placement')
  const batteries = specifications.flatMap(({ category, specs }) => (category === 'Battery' ? specs : []))
  const bluetooth = rowIn(specifications, 'Bluetooth')
  const card = statedValue(facts.memory.card)
  const pros = [
    (/^removable/i.test(placement) || batteries.some(({ value }) => /\d mAh, removable\b/i.test(value))) &&
      text.removable,
    card === true && text.card,
    statedValue(facts.jack) === true && text.jack,
    bluetooth && !/^no\b/i.test(bluetooth) && text.bluetooth,
    /\bType-C\b/i.test(rowIn(specifications, 'USB')) && text.usbC,
  ]
  const cons = [
    isDear && text.dear,
    /^non-removable/i.test(placement) && text.notRemovable,
    card === false && text.noCard,
    /^no\b/i.test(bluetooth) && text.noBluetooth,
  ]
  const isSaid = (point: string | false): point is string => Boolean(point)
  const against = cons.filter(isSaid).slice(0, MAX_POINTS / 2)
  return { pros: pros.filter(isSaid).slice(0, MAX_POINTS - against.length), cons: against }
}
