import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const lastingTexts: Translation['lastingTexts'] = {
  title: `${isolate('5G')} اور اپڈیٹس`,
  network: `${isolate('5G')} آپ کے نیٹ ورک پر`,
  keypadTitle: 'نیٹ ورک',
  keypadNetwork: 'آپ کے نیٹ ورک پر کیا چلتا ہے',
  withBrands: (operator, brands) => `${isolate(operator)} (اور ${brands})`,
  has5gUnknownBands: 'اس موبائل میں 5G ہے؛ کن بینڈز پر، یہ معلوم نہیں۔ 5G کے لیے خریدنے سے پہلے پوچھ لیں۔',
  chipHas5g:
    'اس کی چپ میں 5G ہے؛ یہ معلوم نہیں کہ موبائل میں وہ ان بینڈز پر ہے یا نہیں جو یہاں چلتے ہیں۔ 5G کے لیے خریدنے سے پہلے پوچھ لیں۔',
  chipHasNo5g: 'اس کی چپ میں 5G نہیں۔',
  unknown5g: 'یہ معلوم نہیں کہ اس میں یہاں چلنے والا 5G ہے یا نہیں۔',
  no4g: 'اس موبائل میں 4G نہیں۔',
  unknown4g: '4G بینڈز: معلوم نہیں۔',
  fourG: (operators, status) => `${operators} کے ساتھ 4G: ${status}۔`,
  bands: 'جو بینڈز اس میں نہیں',
  missing: (operator, bands) => `${isolate(operator)}: ${bands} کے بغیر`,
  foreign:
    'کوئی ذریعہ نہیں بتاتا کہ یہاں کون سا ورژن بکتا ہے: یہ بینڈز ان ورژنوں کے ہیں جن کا ذریعے میں نام ہے۔ اپنے سیٹ کا ماڈل کوڈ دیکھ لیں۔',
  version: label => `یہ اس ورژن کے لیے ہے: ${isolate(label)}۔`,
  sites: '5G کہاں چل رہا ہے',
  updates: 'اپڈیٹس',
  inPart: operator => `${operator} (کچھ حد تک)`,
  security: 'سیکیورٹی اپڈیٹس',
  securityShort: until => `سیکیورٹی: ${until}`,
  until: date => `${date} تک`,
  atLeastUntil: date => `کم از کم ${date} تک`,
  left: count => (count < 0.5 ? 'آدھے سال سے کم باقی' : count < 1 ? 'آدھا سال باقی' : `${count} سال باقی`),
  ended: date => `${date} میں ختم ہو گئیں`,
  hasEnded: 'ختم ہو چکی ہیں',
  stillCome: 'جب ہم نے آخری بار ان کے بارے میں پڑھا، تب آ رہی تھیں',
  fromLaunch: count => `لانچ سے ${count} سال`,
  none: 'کوئی وعدہ نہیں ملا',
  noneHint: 'یہاں بکنے والے سیٹوں کے لیے ہمیں کوئی وعدہ نہیں ملا۔',
  system: 'اینڈرائیڈ کے نئے ورژن',
  systemUntil: 'آپریٹنگ سسٹم کی اپڈیٹس',
  promised: count => `زیادہ سے زیادہ ${count} کا وعدہ`,
  upgradesLeft: count =>
    count === 0 ? 'سال میں ایک کے حساب سے کوئی باقی نہیں' : `سال میں ایک کے حساب سے تقریباً ${count} باقی`,
  safeYear: 'اپڈیٹس کے ہر باقی سال کی قیمت',
  atPrice: (price, count) => `${price}، ${count} سال پر تقسیم`,
  statedFor: (promise, region) => `${promise} (یہ اس کے لیے بتایا گیا: ${isolate(region)})`,
}

export default lastingTexts
