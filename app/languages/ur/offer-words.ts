import type { Translation } from '../text-modules.ts'

const offerWords: Translation['offerWords'] = {
  'samsung-pk': {
    seller: 'سام سنگ پاکستان کی دکان',
    terms: 'بینک کارڈ سے 3، 6، 9 یا 12 مہینوں پر 0 فیصد، کم از کم Rs 10,000 پر؛ شروع میں 6 فیصد پروسیسنگ فیس',
    seen: 'ہمارے نوٹس',
  },
  'alfalah-sbs': {
    seller: 'بینک الفلاح کا کریڈٹ کارڈ، TCL Pakistan پر',
    terms: 'درج مدتوں پر 0 فیصد؛ پروسیسنگ فیس 2.5 فیصد، کم از کم Rs 500؛ وقت سے پہلے ختم کرنے پر 5 فیصد یا Rs 1,000',
    seen: 'tclpakistan.com/terms-and-conditions',
  },
  'alfa-qr': {
    seller: 'بینک الفلاح، QR سے خریداری',
    terms: 'Rs 3,000 سے کوئی اضافی رقم نہیں؛ پروسیسنگ فیس 0 سے 12 فیصد، پیشکش کے حساب سے',
    seen: 'staging.alfalah.adgroov.com/…/alfaqr/easy-installments',
  },
  jazzcash: {
    seller: 'JazzCash، ابھی خریدیں بعد میں دیں',
    terms: 'تین قسطیں: فوراً، 60 دن بعد اور 90 دن بعد؛ فیس 15 فیصد؛ قسط میں تاخیر پر اس کا 10 فیصد',
    seen: 'jazzcash.com.pk/?p=14050',
  },
  baadmay: {
    seller: 'BaadMay',
    terms: 'تین قسطیں، 15 فیصد زیادہ، نئے صارفین کے لیے Rs 70,000 تک؛ یہ نہیں بتایا گیا کہ کتنے دن بعد',
    seen: 'habitt.com/pages/installments',
  },
  'shahab-2026-07': {
    seller: 'Shahab Mobile',
    terms:
      '20، 30 یا 50 فیصد فوراً؛ 3 مہینوں پر 18 فیصد زیادہ، 6 پر 36 فیصد، 9 پر 54 فیصد؛ یہ نہیں بتایا گیا کہ فیصد کس رقم کا ہے',
    seen: 'دکان کی فہرست',
  },
  'shahab-2026-06': {
    seller: 'Shahab Mobile',
    terms: '20 فیصد فوراً؛ 10، 20 یا 30 فیصد زیادہ',
    seen: 'دکان کی فہرست',
  },
  kistpay: {
    seller: 'Jazz، KistPay کے ساتھ',
    terms: 'شناختی کارڈ پر ایڈوانس، انشورنس اور پروسیسنگ فیس؛ رقمیں موبائل کے حساب سے',
    seen: 'jazz.com.pk',
  },
  hbl: {
    seller: 'HBL کا کریڈٹ کارڈ',
    terms: '3 سے 60 مہینے؛ 0 فیصد صرف کچھ چیزوں پر',
    seen: 'HBL کے صفحے',
  },
}

export default offerWords
