import type { Translation } from '../text-modules.ts'

const pictureTexts: Translation['pictureTexts'] = {
  missing: 'پہلے تصویر چنیں۔',
  tooLarge: megabytes => `تصویر ${megabytes}MB سے بڑی ہے۔`,
  wrongType: 'یہ فائل JPG، PNG یا WebP تصویر نہیں ہے۔',
  tooManyPixels: 'تصویر میں اتنے زیادہ پکسل ہیں کہ پڑھی نہیں جا سکتی۔ اس سے چھوٹی تصویر چنیں۔',
  damaged: 'تصویر خراب ہے اور پڑھی نہیں جا سکی۔',
  busy: 'اس وقت بہت زیادہ تصویریں دیکھی جا رہی ہیں۔ ایک منٹ بعد دوبارہ کوشش کریں۔',
}

export default pictureTexts
