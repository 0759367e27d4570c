import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const compareTableTexts: Translation['compareTableTexts'] = {
  rows: {
    brand: 'برانڈ',
    releaseDate: 'ریلیز کی تاریخ',
    weight: 'وزن',
    dimensions: 'پیمائش',
  },
  expected: date => `شروع میں ${date} میں متوقع`,
  unfoldedAndFolded: (unfolded, folded) => `${isolate(unfolded)}، بند ہونے پر ${isolate(folded)}`,
}

export default compareTableTexts
