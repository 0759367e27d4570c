import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const instalmentTexts: Translation['instalmentTexts'] = {
  title: 'قسطوں پر: کل کتنا دینا ہو گا',
  intro: 'دکاندار کی پیشکش لکھیں۔ جو آپ لکھیں گے وہ اس صفحے کے پتے میں رہے گا؛ کسی دکاندار کو نہیں ملے گا۔',
  cash: 'نقد قیمت',
  cashSeen: 'ہماری: {seller}، {date}',
  cashUnknown: 'ہمیں کسی دکان کی قیمت معلوم نہیں۔ دو دکانوں سے نقد قیمت پوچھیں۔',
  advance: 'فوراً ادا کی گئی رقم (ایڈوانس)',
  fee: 'شروع میں پروسیسنگ فیس',
  other: 'دوسرے خرچ، جیسے انشورنس یا فیس پر ٹیکس',
  count: 'قسطوں کی تعداد',
  each: 'ہر قسط',
  first: 'پہلی قسط',
  firsts: { month: 'ایک مہینے بعد', now: 'فوراً' },
  calculate: 'حساب لگائیں',
  problems: {
    amount: 'روپے ہندسوں میں لکھیں، جیسے 12,500۔',
    count: most => `1 سے ${most} تک کوئی عدد لکھیں۔`,
    each: 'ایک قسط کے روپے لکھیں۔',
    cash: 'نقد قیمت صفر سے زیادہ ہونی چاہیے۔',
  },
  total: price => `کل ادائیگی ${price}`,
  parts: (advance, fees, payments) => `ایڈوانس ${advance} + فیسیں ${fees} + قسطیں ${payments}`,
  more: (price, percent) => `نقد سے ${price} زیادہ (${percent} فیصد)`,
  notMore: 'کوئی اضافی رقم نہیں۔ نقد قیمت بھی دیکھ لیں: کہیں اور کم ہو سکتی ہے۔',
  noCash: 'نقد قیمت کے بغیر کوئی نہیں بتا سکتا کہ قسطیں کتنی مہنگی پڑتی ہیں۔',
  rate: percent => `${percent} فیصد سالانہ`,
  rateMeans: 'کوئی قرض انھی قسطوں میں واپس ہو تو سال میں اتنا مہنگا پڑے گا۔',
  nothingFinanced: 'ایڈوانس اور فیسیں نقد قیمت کے برابر ہو جاتی ہیں: ادھار کچھ نہیں، اس لیے سالانہ شرح نہیں بنتی۔',
  rateBeyond: 'سالانہ شرح اتنی زیادہ ہے کہ کوئی عدد کچھ نہیں بتائے گا۔',
  lateFees: 'تاخیر کا جرمانہ، وقت سے پہلے ادائیگی اور انشورنس شامل نہیں، جب تک آپ خود نہ لکھیں۔',
  offers: 'وہ پیشکشیں جو ہم نے دیکھیں',
  offersNote: 'ہم نے یہ دی گئی تاریخوں کو پڑھیں، اور اس کے بعد نہیں دیکھیں؛ بیچنے والے سے پوچھیں۔',
  seen: where => `یہاں دیکھی گئی: ${isolate(where)}،`,
  undated: 'تاریخ کے بغیر: پرانی ہو سکتی ہے',
  old: 'پرانی: بدل چکی ہو سکتی ہے',
}

export default instalmentTexts
