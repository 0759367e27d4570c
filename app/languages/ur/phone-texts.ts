import type { Translation } from '../text-modules.ts'

const phoneTexts: Translation['phoneTexts'] = {
  viewDetails: 'تفصیل دیکھیں',
  viewDetailsOf: name => `${name} کی تفصیل دیکھیں`,
  highDefinition: 'HD',
  noImage: 'تصویر دستیاب نہیں',
  imagesSoon: 'اچھی تصویریں جلد آ رہی ہیں',
}

export default phoneTexts
