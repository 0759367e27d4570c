import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const millimetres = (...sides: (number | null)[]) => isolate(`${sides.filter(side => side !== null).join(' × ')} mm`)

const trueSizeTexts: Translation['trueSizeTexts'] = {
  open: 'اصل سائز میں دیکھیں',
  toScale: 'شائع شدہ پیمائش سے، ایک ہی پیمانے پر، بینک کارڈ کے ساتھ۔',
  millimetres,
  phone: (name, size) => `${isolate(name)}، ${size}`,
  drawingsLabel: phones => `ایک ہی پیمانے پر، ${millimetres(85.6, 53.98)} کے بینک کارڈ کے ساتھ: ${phones}`,
  tenMillimetres: millimetres(10),
  bankCard: 'بینک کارڈ',
  card: 'بینک کارڈ یا شناختی کارڈ',
  cardSize: isolate('85.60 × 53.98 mm'),
  shownOpen: folded => `کھلا ہوا دکھایا گیا ہے۔ بند ہو تو: ${folded}۔`,
  shownFolded: 'بند دکھایا گیا ہے: کھلنے پر سائز یقینی طور پر معلوم نہیں۔',
  measure: 'خاکے کو اصلی کارڈ کے برابر کریں',
  how: 'بینک کارڈ یا سمارٹ شناختی کارڈ سکرین پر خاکے کے ایک کونے سے ملا کر رکھیں۔ دوسرا کنارہ ملنے تک سلائیڈر چلائیں۔',
  noCardData: 'ہم کارڈ کا نمبر یا تصویر نہیں مانگتے۔ سائز اسی موبائل پر رہتا ہے۔',
  slider: 'کارڈ کے خاکے کی لمبائی',
  pixels: count => `${count} پکسل`,
  shorter: 'آدھا پکسل چھوٹا',
  longer: 'آدھا پکسل بڑا',
  fits: 'برابر ہے',
  again: 'دوبارہ ناپیں',
  notYet: 'ابھی اصل سائز نہیں۔',
  isTrue: 'اس سکرین پر اصل سائز۔',
  changed: 'زوم یا سکرین بدل گئی: کارڈ دوبارہ ملائیں۔',
  implausible: 'محفوظ کیا ہوا سائز درست نہیں ہو سکتا: ایک ملی میٹر میں 2 سے 12 پکسل ہوتے ہیں۔ کارڈ دوبارہ ملائیں۔',
  notStored: 'یہ صفحہ بند کرنے تک اصل سائز: آپ کا براؤزر کچھ محفوظ نہیں کرتا۔',
  check: `یہ لکیر ${millimetres(50)} لمبی ہے۔ سکیل رکھ کر دیکھ لیں۔`,
  besideYours: 'اسے اپنے موبائل کے ساتھ دیکھیں: موازنے میں اپنا موبائل چنیں',
  stage: 'موبائل اصل سائز میں، دائیں بائیں سرکتا ہے',
}

export default trueSizeTexts
