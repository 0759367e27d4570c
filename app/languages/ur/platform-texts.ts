import type { Translation } from '../text-modules.ts'

const platformTexts: Translation['platformTexts'] = {
  busy: 'سائٹ اس وقت کوئی اور چیز محفوظ کر رہی ہے، اس لیے کچھ محفوظ نہیں ہوا۔ چند سیکنڈ بعد دوبارہ کوشش کریں۔',
  shownAgain: 'ابھی کچھ محفوظ نہیں ہوا: دوبارہ محفوظ کریں۔',
  tooManySearches: 'پچھلے ایک منٹ میں آپ کے نیٹ ورک سے بہت زیادہ تلاشیں آئیں۔ ایک منٹ بعد دوبارہ کوشش کریں۔',
  cannotStore: 'سائٹ اس وقت کچھ محفوظ نہیں کر سکتی، اس لیے کچھ محفوظ نہیں ہوا۔ بعد میں دوبارہ کوشش کریں۔',
  tooLong: max => `زیادہ سے زیادہ ${max} حروف`,
}

export default platformTexts
