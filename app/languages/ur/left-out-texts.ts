import type { Translation } from '../text-modules.ts'

const leftOutTexts: Translation['leftOutTexts'] = {
  dummy: 'نقلی (ڈمی) موبائل',
  accessory: 'موبائل کا سامان',
  noPhone: 'موبائل نہیں',
  article: 'مضمون یا سروس',
  parts: 'پرزوں کے لیے',
  exchange: 'تبادلے کی پیشکش، یا خریدنے والے کا اشتہار',
  instalment: 'رقم قیمت کا ایک حصہ ہے، یا قسطوں کا مجموعہ',
  noPrice: 'قیمت نہیں لکھی',
  notAPrice: text => `”${text}“ قیمت نہیں`,
  otherCurrency: text => `”${text}“ کسی اور کرنسی میں ہے`,
  noMaker: 'ہمارے کیٹلاگ کی کسی کمپنی کا نام نہیں',
  noName: 'ہمارے کیٹلاگ کے کسی موبائل کا نام نہیں',
  otherPhone: name => `”${name}“ دوسرا موبائل ہے، ہمارے کیٹلاگ میں نہیں`,
  otherYear: year => `اس نام کا کوئی موبائل سال ${year} کا نہیں`,
  otherGeneration: generation => `اس نام کا موبائل ${generation} والا نہیں`,
  only5g: 'اس نام کے موبائل کے ساتھ 5G لکھا ہوتا ہے',
  noTitle: 'نام نہیں لکھا',
  fewFields: 'سطر میں خانے کم ہیں',
  launchPrice: 'لانچ کی قیمت آج کی قیمت نہیں',
  other: 'دوسری وجوہات',
}

export default leftOutTexts
