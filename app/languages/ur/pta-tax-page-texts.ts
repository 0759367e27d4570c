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
  workOut: 'حساب لگائیں',
  whichPhone: 'کون سا موبائل؟',
  phonePlaceholder: `نام، جیسے ${isolate('iPhone 16 Pro')}`,
  noPhone: 'موبائل کا نام لکھیں، یا ”مجھے کسٹمز ویلیو معلوم ہے“ کھولیں۔',
  whichOf: 'ان میں سے کون سا؟',
  notFound: text =>
    `ہمیں ”${isolate(text)}“ نام کا کوئی موبائل نہیں ملا، نہ FBR کی کوئی ایسی رولنگ جس میں اس کا نام ہو۔ کسٹمز ویلیو معلوم ہو تو ٹیکس کا حساب پھر بھی لگ سکتا ہے۔`,
  version: 'کون سی میموری؟',
  trip: 'موبائل یہاں کیسے آ رہا ہے؟',
  trips: {
    passport: 'میرے اپنے سامان میں، میرے آنے کے 60 دن کے اندر رجسٹر (پاسپورٹ)',
    cnic: 'کسی اور طرح: بھیجا گیا، میرے لیے لایا گیا، یا یہاں خریدا گیا (شناختی کارڈ)',
  },
  knownValue: 'مجھے کسٹمز ویلیو معلوم ہے',
  paidAbroad: 'باہر کتنے کا ملا',
  paid: 'وہاں کی قیمت، اُس ملک کے پیسوں میں',
  paidRate: 'اُس ملک کی ایک اکائی کے روپے',
  paidWrong: `قیمت ہندسوں میں لکھیں، جیسے ${isolate('3,499')}۔`,
  paidRateWrong: 'ایک اکائی کے روپے ہندسوں میں لکھیں، جیسے 76۔',
  answer: 'ٹیکس',
  answerHint: 'موبائل کا نام لکھ کر ”حساب لگائیں“ دبائیں: رقم اور اس کی تفصیل یہاں آئے گی۔',
  taxOf: name => `${isolate(name)} پر ٹیکس`,
  taxOfValue: dollars => `${isolate(dollars)} کی کسٹمز ویلیو پر ٹیکس`,
  routes: { passport: 'پاسپورٹ پر', cnic: 'شناختی کارڈ پر' },
  otherRoute: { passport: 'پاسپورٹ پر: {total}', cnic: 'شناختی کارڈ پر: {total}' },
  ofRuling: (dollars, rate) => `FBR کی ویلیو: ${isolate(dollars)}، ایک ڈالر کے ${rate} روپے`,
  ofTyped: (dollars, rate) => `آپ کی ویلیو: ${isolate(dollars)}، ایک ڈالر کے ${rate} روپے`,
  guide: (name, before) =>
    `یہ ایک اندازہ ہے، FBR کی رقم نہیں: ہمارے علم میں کسی رولنگ میں ${isolate(name)} کی ویلیو نہیں۔ یہ ${isolate(before)} کا ٹیکس ہے، جو اس سے پہلے کا آخری ماڈل ہے جس کی ویلیو رولنگ میں ہے`,
  guideOfRange: (name, before) =>
    `یہ ایک اندازہ ہے، FBR کی رقم نہیں: ہمارے علم میں کسی رولنگ میں ${isolate(name)} کی ویلیو نہیں۔ یہ ${isolate(before)} کا ٹیکس ہے، جو اس سے پہلے کا آخری ماڈل ہے جس کی ویلیو رولنگ میں ہے، اس کی سب سے سستی میموری سے سب سے مہنگی تک`,
  nothingKnown: name =>
    `ہمارے علم میں FBR کی کوئی رولنگ نہیں جس میں ${isolate(name)} یا اس سے کچھ پہلے کے ماڈل کی ویلیو ہو۔ ادائیگی کی پرچی سے پہلے اس کا ٹیکس کسی کو معلوم نہیں۔`,
  examples: rate => `یہ صرف مثالیں ہیں، ایک ڈالر کے ${isolate(rate)} روپے کے حساب سے۔ اگر کسٹمز ویلیو یہ لگائے:`,
  example: (dollars, passport, cnic) =>
    `${isolate(dollars)}: پاسپورٹ پر ${isolate(passport)}، شناختی کارڈ پر ${isolate(cnic)}`,
  phoneItself: 'خود موبائل، آپ کے ریٹ سے: {price}',
  withTax: 'ٹیکس کے ساتھ: {total}',
  paidIsNoBasis: 'ٹیکس اس پر نہیں لگتا جو آپ نے دیا: FBR اپنی ویلیو سے حساب کرتا ہے۔',
  addsUp: 'حساب کی تفصیل',
  lowestOf: 'حد کی سب سے کم ویلیو کے لیے۔',
  phonePage: 'یہاں کی قیمت اور خصوصیات',
  cases: 'آپ کا معاملہ کون سا ہے؟',
  bands: 'شرحیں',
  deadlines: 'مہلتیں',
  check: 'موبائل کیسے چیک کریں',
  patched: 'پیچڈ کا کیا مطلب ہے',
  sources: 'ذرائع',
  days: days => `${days} دن`,
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
  sureness: {
    high: 'یقینی',
    'medium-high': 'کافی حد تک',
    medium: 'کسی حد تک',
    'low-medium': 'کم',
    low: 'بہت کم',
  },
  tableOf: 'یہ سب ہمارے {date} کے جدول میں ہیں۔',
  notOpened: 'سرکاری متن، دوسروں کا پڑھا ہوا',
  secondHand: 'دوسروں کے ذریعے پڑھا گیا',
}

export default ptaTaxPageTexts
