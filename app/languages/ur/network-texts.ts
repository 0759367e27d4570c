import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const networkTexts: Translation['networkTexts'] = {
  statuses: {
    full: 'ہاں، سب بینڈز',
    good: 'ہاں',
    partial: 'کچھ 5G پر چلتا ہے',
    weak: 'نہ ہونے کے برابر',
    none: 'نہیں: بینڈز مختلف ہیں',
    'no-4g': '4G نہیں',
    'no-5g': '5G نہیں',
    unknown: 'معلوم نہیں',
    'not-offered': 'اپنا نہیں',
  },
  statuses4g: { partial: 'کچھ 4G پر چلتا ہے' },
  band: (band, frequency) => isolate(`${band} (${frequency})`),
}

export default networkTexts
