import type { Translation } from '../text-modules.ts'

const sendingTexts: Translation['sendingTexts'] = {
  notSent: 'خرابی',
  noConnection: 'یہ پہنچ نہیں سکا۔ اپنا کنکشن دیکھیں اور دوبارہ بھیجیں؛ آپ کا لکھا ہوا یہیں موجود ہے۔',
  notNow: 'سائٹ اس وقت یہ نہیں لے سکی۔ آپ کا لکھا ہوا یہیں موجود ہے؛ تھوڑی دیر بعد دوبارہ بھیجیں۔',
}

export default sendingTexts
