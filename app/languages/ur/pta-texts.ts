import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const route = `${isolate('passport')} یا ${isolate('cnic')} چنیں۔`

const ptaTexts: Translation['ptaTexts'] = {
  problems: {
    cnfUsd: { none: 'کسٹمز ویلیو ڈالر میں لکھیں۔', wrong: 'کسٹمز ویلیو ڈالر میں لکھیں، جیسے 666۔' },
    usdPkr: { none: 'ڈالر کا ریٹ لکھیں۔', wrong: 'لکھیں کہ ایک ڈالر کے کتنے روپے ہیں، جیسے 280۔' },
    route: { none: route, wrong: route },
    device: { wrong: `${isolate('smartphone')} یا ${isolate('basicPhone')} چنیں۔` },
    date: {
      wrong: `تاریخ لکھیں، جیسے ${isolate('2026-11-21')}۔`,
      'not-covered': 'اس تاریخ کی شرحیں ہمارے پاس نہیں ہیں۔',
      'not-calculated': 'اس تاریخ کی شرحیں اتنی یقینی نہیں کہ ان سے حساب لگایا جائے۔',
    },
  },
  wrongInput: 'اس سے ٹیکس کا حساب نہیں لگ سکتا۔',
  lines: {
    customsDuty: 'کسٹمز ڈیوٹی',
    additionalCustomsDuty: 'اضافی کسٹمز ڈیوٹی',
    regulatoryDuty: 'ریگولیٹری ڈیوٹی',
    salesTax: 'سیلز ٹیکس',
    incomeTax148: 'انکم ٹیکس (دفعہ 148)',
    handsetLevy: 'ہینڈ سیٹ لیوی',
  },
  exempt: 'کچھ نہیں',
  unknown: 'معلوم نہیں',
  value: 'کسٹمز ویلیو، ڈالر میں',
  valueHint:
    'ماڈل اور میموری کی وہ ویلیو جو FBR نے رکھی ہے، دکان کی قیمت نہیں۔ جہاں کسی رولنگ میں یہ ماڈل نہ ہو وہاں دو اندازے ہیں: جو رقم آپ نے ٹیکس کے بغیر دی (زیادہ تر اصل سے زیادہ)، یا اس سے پہلے والے ماڈل کی FBR ویلیو (زیادہ تر اصل سے کم)۔',
  rate: 'ایک ڈالر کے روپے',
  rateHint: 'شروع کی یہ رقم ہم نے رکھی ہے؛ آج کا ریٹ لکھیں۔',
  device: 'موبائل کی قسم',
  devices: { smartphone: 'سمارٹ فون', basicPhone: 'بٹن والا موبائل' },
  calculate: 'حساب لگائیں',
  figuresFor: (dollars, rupees, rate) =>
    `آپ کو کتنا دینا ہے: حساب ${isolate(dollars)} کی کسٹمز ویلیو سے (${rupees}، ایک ڈالر کے ${rate} روپے)`,
  charge: 'ٹیکس یا ڈیوٹی',
  passport: 'پاسپورٹ',
  cnic: 'شناختی کارڈ',
  total: 'کل',
  sourceNumber: number => `ذریعہ ${number}`,
  from: price => `کم از کم ${price}`,
  about: price => `تقریباً ${price}`,
  range: (low, high) => `${low} سے ${high} تک`,
  routes:
    'پاسپورٹ: آپ کا اپنا موبائل، جو آپ کے آنے کے 60 دن کے اندر رجسٹر ہو۔ شناختی کارڈ (CNIC): باقی سب، جیسے پاکستان میں خریدا ہوا، آپ کو بھیجا گیا یا آپ کے لیے لایا گیا موبائل۔',
  fine: percent =>
    `شناختی کارڈ پر ایک جرمانہ بھی لگتا ہے جس کی رقم شائع نہیں ہوئی۔ کم والی رقم اس کے بغیر ہے؛ زیادہ والی میں کم والی کا ${percent} فیصد اور شامل ہے۔ یہ ہمارا اندازہ ہے، جو بیچنے والوں کی چھاپی ہوئی رقموں میں سے تقریباً آدھی پر پورا اترتا ہے۔`,
  fineUnknown: 'شناختی کارڈ پر ایک جرمانہ بھی لگتا ہے جس کی رقم شائع نہیں ہوئی: یہاں دی گئی رقم کم از کم ہے۔',
  levyGap: 'اس ویلیو کے لیے قانون نے لیوی میں خلا چھوڑا ہے؛ اس سے نیچے کا درجہ لیا گیا ہے۔',
  isEstimate: 'یہ اندازہ ہے۔ اصل رقم وہ ہے جو FBR بتائے اور جو ادائیگی کی پرچی (PSID) پر ہو۔',
  ratesOf: year => `${isolate(year)} کی شرحیں، {version} کا جدول۔`,
  stale: {
    ended: 'ان شرحوں کی مدت ختم ہو چکی ہے اور ہمارے پاس نئی شرحیں نہیں: آج ٹیکس مختلف ہو سکتا ہے۔',
    old: 'یہ جدول 13 مہینے سے زیادہ پرانا ہے: آج ٹیکس مختلف ہو سکتا ہے۔',
  },
  valuesOf: 'اس موبائل کی FBR ویلیو',
  valuesOfOtherMemory: 'اس موبائل کی FBR ویلیو، ایسی میموری کے ساتھ جو ہماری فہرست میں نہیں',
  nearValuesOf: model =>
    `FBR کی ایک رولنگ میں ${isolate(model)} کا نام ہے۔ وہ یہی موبائل ہو سکتا ہے یا تقریباً اسی نام کا کوئی اور: اس ویلیو پر بھروسا کرنے سے پہلے کسٹمز سے پوچھیں`,
  anyMemory: 'ہر میموری',
  ruling: '({ruling}، {date})',
  costToUse: 'پاکستان میں چلانے کا خرچ',
  nothingToRegister: 'آفیشل یا پی ٹی اے سے منظور شدہ: کچھ رجسٹر کرانے کی ضرورت نہیں۔',
  notSoldHere: brand =>
    `${isolate(brand)} کمپنی پاکستان میں موبائل نہیں بیچتی: اس کا ہر موبائل باہر سے آتا ہے، اور اس پر ٹیکس دینا ہوتا ہے، جب تک بیچنے والا یہ نہ دکھا دے کہ PTA اسے منظور کر چکا ہے۔`,
  fromAbroad: 'باہر سے لینے پر PTA ٹیکس',
  workOutCase: 'اپنے معاملے کا حساب لگائیں',
  moreOnTax: 'شرحیں، مہلتیں، موبائل چیک کرنے کا طریقہ',
  kindsOfPrice: 'کمپنی کی، پی ٹی اے سے منظور شدہ، غیر منظور شدہ: قیمتیں',
  costKinds: {
    official: 'کمپنی کی قیمت',
    ptaRetail: 'دکان پر، پی ٹی اے سے منظور شدہ',
    nonPta: 'پی ٹی اے سے غیر منظور شدہ',
  },
  leastKinds: {
    official: 'کمپنی کی قیمت',
    ptaRetail: 'دکان پر، پی ٹی اے سے منظور شدہ',
    nonPta: 'پی ٹی اے سے غیر منظور شدہ، شناختی کارڈ والے ٹیکس کے ساتھ، کم از کم',
  },
  least: (storage, price, kind) => `${isolate(storage)}: سب سے کم ${price}، ${kind}`,
  ofKnownTotals: '(جتنے کل معلوم ہیں، ان میں سے)',
  kindPrice: (kind, price, seller) => `${kind}: ${price}، ${isolate(seller)}،`,
  plusTax: price => `اس کے علاوہ ٹیکس، کم از کم ${price}`,
  taxUnknown: 'ٹیکس اس کے علاوہ؛ کسٹمز ویلیو معلوم نہیں',
  noRuling: 'رولنگ معلوم نہیں',
  byPassport: 'پاسپورٹ\u00a0پر',
  otherRoute: { passport: 'پاسپورٹ پر: {total}', cnic: 'شناختی کارڈ پر: {total}' },
  guide: before => `اندازہ ہے، FBR کی رقم نہیں: اس کی کوئی رولنگ معلوم نہیں، اس لیے یہ ${isolate(before)} کا ٹیکس ہے`,
  guideOfRange: before =>
    `اندازہ ہے، FBR کی رقم نہیں: اس کی کوئی رولنگ معلوم نہیں، اس لیے یہ ${isolate(before)} کا ٹیکس ہے، سب سے سستی میموری سے سب سے مہنگی تک`,
  byPrice: ({ least, middle, most }, { within, all, median }) =>
    `اندازہ ${isolate(least)} سے ${isolate(most)} تک کی کسٹمز ویلیو کے لیے، یعنی ہماری بتائی گئی قیمت کے آدھے سے پوری تک: جن ${all} موبائلوں کی رولنگ اور قیمت دونوں ہیں، ان میں سے ${within} میں ایسا ہی ہے۔ بیچ کی رقم ${isolate(middle)} ان کے میڈین سے ہے: قیمت کا ${Math.round(median * 100)} فیصد۔`,
  examples: rate => `تین مثالیں، FBR کی رقمیں نہیں، روپوں میں، ${isolate(`$1\u00a0=\u00a0${rate}`)} کے حساب سے`,
  examplesNearPrice: rate =>
    `ہماری بتائی گئی قیمت کے حساب سے، روپوں میں، ${isolate(`$1\u00a0=\u00a0${rate}`)} کے حساب سے`,
  aboutRoute: route => `${route}، تقریباً`,
  customsValue: 'کسٹمز ویلیو',
  ratesFrom: 'یہ شرحیں طے کرنے والے قوانین',
  noValue:
    'ہمارے علم میں FBR کی ایسی کوئی رولنگ نہیں جس میں اس ماڈل کے نئے موبائل کی ویلیو ہو، اس لیے ادائیگی کی پرچی سے پہلے اس کی کسٹمز ویلیو کسی کو معلوم نہیں۔',
}

export default ptaTexts
