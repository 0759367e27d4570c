import type { Translation } from '../text-modules.ts'

const rangeTexts: Translation['rangeTexts'] = {
  aboveDollars: low => `${low} سے زیادہ`,
  underDollars: high => `${high} سے کم`,
  dollars: (low, high) => `${low} تا ${high}`,
  from: low => `${low} سے شروع`,
  upTo: high => `${high} تک`,
  under: high => `${high} سے کم`,
  between: (low, high) => `${low} سے ${high} تک`,
}

export default rangeTexts
