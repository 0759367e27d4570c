import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const contactTexts: Translation['contactTexts'] = {
  required: 'جن خانوں پر * ہے وہ لازمی ہیں۔',
  trap: 'یہ خانہ خالی چھوڑ دیں',
  sending: 'بھیجا جا رہا ہے…',
  sendMessage: 'پیغام بھیجیں',
  sendReport: 'اطلاع بھیجیں',
  firstName: 'نام',
  lastName: 'خاندانی نام',
  email: 'ای میل',
  emailHint: 'ہم اسی پتے پر جواب دیتے ہیں۔',
  phone: 'فون نمبر (اختیاری)',
  subject: 'موضوع',
  chooseOne: 'ایک چنیں',
  message: 'پیغام',
  price: 'جو قیمت آپ نے دیکھی، روپوں میں',
  priceHint: 'جیسے 84,999',
  place: 'آپ نے یہ قیمت کہاں دیکھی؟',
  placeHint: 'دکان کا نام، یا لنک',
  city: 'شہر (اختیاری)',
  version: 'میموری',
  notSure: 'یقین نہیں',
  pta: 'کیا PTA میں رجسٹرڈ ہے؟',
  ptaChoices: { yes: 'ہاں، یا آفیشل ہے', no: 'نہیں، ٹیکس الگ سے لگے گا' },
  optionalEmail: 'ای میل (اختیاری)',
  optionalEmailHint: 'صرف اس قیمت کے بارے میں پوچھنے کے لیے۔',
  note: 'نوٹ (اختیاری)',
  photo: 'قیمت کے ٹیگ کی تصویر (ضروری نہیں)',
  photoHint: (megabytes, days) =>
    `${isolate('JPG')}، ${isolate('PNG')} یا ${isolate('WebP')}، زیادہ سے زیادہ ${isolate(`${megabytes}MB`)}۔ اسے صرف ہمارے ایڈیٹر دیکھتے ہیں؛ ان کے فیصلے کے ${days} دن بعد یہ حذف ہو جاتی ہے۔`,
  noteHint: 'کوئی اور ضروری بات، جیسے موبائل استعمال شدہ ہے یا قیمت چند دن کی ہے۔',
  subjects: {
    pricing: 'کوئی قیمت',
    review: 'کوئی ریویو',
    technical: 'تکنیکی مسئلہ',
    feedback: 'رائے',
    partnership: 'شراکت',
    other: 'کچھ اور',
    source: 'دکان کی قیمتیں',
  },
  messageHint: 'کچھ غلط ہے؟ موبائل کا نام، میموری اور جو درست ہے وہ لکھیں۔ قیمت ہو تو دکان اور دن بھی۔',
  listHint: `ہر سطر میں ایک موبائل، جیسے: ${isolate('Galaxy A56 8/256 = price')}`,
  supportHours: 'مدد کے اوقات',
  hours: [
    { days: 'پیر سے جمعہ', hours: 'صبح 9 بجے سے شام 6 بجے تک' },
    { days: 'ہفتہ', hours: 'صبح 10 بجے سے شام 4 بجے تک' },
    { days: 'اتوار', hours: 'بند' },
  ],
  timeZone: 'پاکستان کا معیاری وقت',
  replyWithin: hours =>
    `ہم ${hours} گھنٹوں کے اندر ای میل سے جواب دیتے ہیں؛ مدد کے اوقات کے بعد، اگلی بار کھلنے کے ${hours} گھنٹوں کے اندر۔`,
}

export default contactTexts
