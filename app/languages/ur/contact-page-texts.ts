import { SITE_NAME } from '#app/platform/site-name.ts'
import type { Translation } from '../text-modules.ts'

const contactPageTexts: Translation['contactPageTexts'] = {
  title: 'ہم سے رابطہ کریں',
  description: hours =>
    `${SITE_NAME} کو کسی قیمت، ریویو یا مسئلے کے بارے میں لکھیں۔ ہم ${hours} گھنٹوں کے اندر ای میل سے جواب دیتے ہیں۔`,
  intro: 'کوئی قیمت غلط ہو، کوئی موبائل موجود نہ ہو، یا سائٹ کے بارے میں سوال ہو: ہمیں لکھیں۔',
  thanks: 'شکریہ، آپ کا پیغام بھیج دیا گیا',
  sendAnother: 'ایک اور پیغام بھیجیں',
  privacy: 'ہماری {policy} میں لکھا ہے کہ ہم آپ کا پیغام کیسے استعمال کرتے ہیں۔',
  policy: 'رازداری کی پالیسی',
  support: 'مدد',
  supportToday: 'آج مدد کے اوقات:',
}

export default contactPageTexts
