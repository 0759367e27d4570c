import { MAX_PICTURE_MEGABYTES } from '#app/ai/helpers/photo/bounds.ts'
import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const photoTexts: Translation['photoTexts'] = {
  title: 'تصویر سے تلاش',
  about: 'کسی موبائل کی تصویر اپلوڈ کریں اور دیکھیں کہ کون سے موبائل ویسے نظر آتے ہیں۔ تصویر رکھی نہیں جاتی۔',
  field: 'موبائل کی تصویر',
  hint: `${isolate('JPG')}، ${isolate('PNG')}، زیادہ سے زیادہ ${isolate(`${MAX_PICTURE_MEGABYTES}MB`)}`,
  choice: 'آپ کی چنی ہوئی تصویر',
  start: 'ملتے جلتے موبائل ڈھونڈیں',
  clear: 'ہٹائیں',
  progress: 'ایسے موبائل ڈھونڈے جا رہے ہیں…',
  match: percent => `${percent} فیصد ملتا ہے`,
  confidence: percent => `یقین ${percent} فیصد`,
  notSearched: 'آپ کی تصویر سے تلاش نہیں ہوئی۔',
  none: 'اس تصویر سے ملتا جلتا کوئی موبائل نہیں ملا۔',
  problems: {
    tooMany: 'آپ کے نیٹ ورک سے بہت زیادہ تصویریں بھیجی گئیں۔ ایک منٹ بعد دوبارہ کوشش کریں۔',
    tooSlow: 'تصویر پہنچنے میں بہت دیر لگی۔ اس سے چھوٹی تصویر آزمائیں۔',
  },
}

export default photoTexts
