import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const ptaTaxPageTexts: Translation['ptaTaxPageTexts'] = {
  title: 'باہر سے آنے والے موبائل پر ٹیکس',
  metaTitle: 'PTA ٹیکس: پاکستان میں باہر کا موبائل رجسٹر کرانے پر کتنا خرچ آتا ہے',
  description:
    'پاسپورٹ اور شناختی کارڈ پر موبائل رجسٹر کرانے کا ٹیکس، ایک ایک مد کے ساتھ، ذرائع اور تاریخوں سمیت؛ مہلتیں، موبائل چیک کرنے کا طریقہ، اور پیچڈ کا مطلب۔',
  intro:
    'لوگ اسے PTA ٹیکس کہتے ہیں، لیکن اسے کسٹمز (FBR) مقرر اور وصول کرتا ہے؛ ٹیلی کام اتھارٹی (PTA) صرف موبائل فونز کا رجسٹر رکھتی ہے، جسے DIRBS کہتے ہیں۔ یہاں جو موبائل آفیشل یا پی ٹی اے سے منظور شدہ کہہ کر بکتا ہے وہ پہلے سے رجسٹر میں ہے: اس پر کچھ نہیں دینا۔',
  onThisPage: 'اس صفحے پر',
  calculate: 'حساب لگائیں',
  cases: 'آپ کا معاملہ کون سا ہے؟',
  bands: 'شرحیں',
  deadlines: 'مہلتیں',
  check: 'موبائل کیسے چیک کریں',
  patched: 'پیچڈ کا کیا مطلب ہے',
  sources: 'ذرائع',
  bandsCaption: (year, from) => `${isolate(year)} کی شرحیں، ${from} سے، ایک سمارٹ فون کے لیے، روپوں میں`,
  bandsUntil: (year, from, to) => `${isolate(year)} کی شرحیں، ${from} سے ${to} تک، ایک سمارٹ فون کے لیے، روپوں میں`,
  bandsNote:
    'ویلیو ڈالر میں ہے: پہلی رقم سے زیادہ، اور دوسری رقم تک (وہ بھی شامل)۔ سیلز ٹیکس پوری ویلیو کا ایک حصہ ہے۔ دفعہ 148 کا انکم ٹیکس صرف شناختی کارڈ پر لگتا ہے۔',
  notCertain: 'یقینی نہیں: اخباروں اور دوبارہ چھپے متن سے جوڑی گئی ہیں۔',
  earlier: year => `${isolate(year)} کی شرحیں`,
  valueColumn: 'ویلیو',
  between: (above, upTo) => `${isolate(above)} تا ${isolate(upTo)}`,
  over: above => `${isolate(above)} سے زیادہ`,
  percent: share => `${share} فیصد`,
  confidence: 'کتنا یقین',
  factSource: 'ذریعہ: {sources}؛ ہمارا جدول، {date}۔',
  notOpened: 'سرکاری متن، دوسروں کا پڑھا ہوا',
  secondHand: 'دوسروں کے ذریعے پڑھا گیا',
}

export default ptaTaxPageTexts
