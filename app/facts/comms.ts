/** Sockets, radios and the front camera. Pure. */
import { type Fact, factOf } from './fact.ts'
import { firstNumber, type SpecTexts } from './spec-texts.ts'
import type { PhoneFacts } from './values.ts'

type CommsFacts = Pick<PhoneFacts, 'nfc' | 'jack' | 'radio' | 'infrared'> & { selfieMp: Fact<number> | null }

export function commsFacts({ text, source, namesWhatExists }: SpecTexts): CommsFacts {
  const nfc = text('Comms', 'NFC')
  const infrared = text('Comms', 'Infrared port')
  return {
    nfc: factOf(nfc === null ? null : isNo(nfc) ? 'no' : /dependent|\bonly\b/i.test(nfc) ? 'market' : 'yes', source),
    jack: factOf(hasIt(text('Sound', '3.5mm jack')), source),
    radio: factOf(hasIt(text('Comms', 'Radio')), source),
    infrared: factOf(
      hasIt(infrared) ?? (namesWhatExists ? false : null),
      source,
      infrared === null ? 'medium' : 'high',
    ),
    selfieMp: factOf(firstNumber(/(\d+(?:\.\d+)?)\s*MP/i, text('Selfie Camera', 'Modules')) || null, source),
  }
}

const isNo = (row: string) => /^No\b/i.test(row)

const hasIt = (row: string | null) => (row === null ? null : !isNo(row))
