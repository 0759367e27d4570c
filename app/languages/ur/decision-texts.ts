import { readableSize } from '#app/facts/memory.ts'
import { plural } from '#app/platform/text/format.ts'
import { isolate } from '#app/platform/text/isolate.ts'
import { COMPARABLE_YEARS } from '#app/prices/grades.ts'
import type { Translation } from '../text-modules.ts'
import { yearsInUrdu } from './years.ts'

const hertz = (rate: number) => isolate(`${rate} Hz`)

const decisionTexts: Translation['decisionTexts'] = {
  rows: {
    price: 'قیمت',
    speed: 'رفتار',
    graphics: 'گیمنگ کے لیے گرافکس',
    batteryLife: 'بیٹری ٹائمنگ',
    batterySize: 'بیٹری کی گنجائش',
    charging: 'چارجنگ',
    camera: 'کیمرا',
    screen: 'سکرین',
    updates: 'اپڈیٹس',
    water: 'پانی سے حفاظت',
    memory: 'ریم',
    storage: 'سٹوریج کی گنجائش',
    network5g: isolate('5G'),
  },
  ofHundred: score => `100 میں سے ${score}`,
  estimated: figure => `${figure} (اندازاً)`,
  faster: (tier, percent) => `${tier}، تقریباً ${percent} فیصد تیز`,
  fasterThanNext: percent => `، اگلے سے تقریباً ${percent} فیصد تیز`,
  range: (low, high) => `${low} تا ${high}`,
  hours: (hours, minutes) =>
    plural(hours, {
      one: `${hours} گھنٹہ ${minutes} منٹ کا استعمال`,
      other: `${hours} گھنٹے ${minutes} منٹ کا استعمال`,
    }),
  endurance: hours => `اینڈیورنس ریٹنگ ${hours} گھنٹے`,
  mah: mah => isolate(`${mah} mAh`),
  watts: watts => isolate(`${watts} W`),
  sensor: format => `${isolate(format)} سینسر`,
  ois: 'مین کیمرے میں OIS',
  noOis: 'مین کیمرے میں OIS نہیں',
  zoom: times => `${isolate(`${times}x`)} آپٹیکل زوم`,
  telephoto: 'زوم کیمرا',
  ultrawide: mp => (mp > 0 ? `${isolate(`${mp} MP`)} الٹرا وائیڈ` : 'الٹرا وائیڈ کیمرا'),
  noUltrawide: 'الٹرا وائیڈ کیمرا نہیں',
  video4k60: '60 فریم پر 4K ویڈیو',
  overall: 'مجموعی طور پر',
  panels: { oled: isolate('OLED'), lcd: isolate('LCD') },
  hertz,
  derivedHertz: rate => `${hertz(rate)}، کیونکہ اس سے تیز درج نہیں`,
  nits: nits => `ناپی گئی برائٹنس ${isolate(`${nits} nits`)}`,
  inches: inches => `${inches} انچ`,
  securityUntil: (month, isMinimum) =>
    isMinimum ? `سیکیورٹی اپڈیٹس کم از کم ${month} تک` : `سیکیورٹی اپڈیٹس ${month} تک`,
  securityEnded: month => `سیکیورٹی اپڈیٹس ${month} میں ختم ہو گئیں`,
  yearsLeft: years => (years < 1 ? 'آدھے سال سے زیادہ باقی' : `${years} سال سے زیادہ باقی`),
  statedFor: region => `یہ اس کے لیے بتایا گیا: ${isolate(region)}`,
  stillCame: 'جب ہم نے آخری بار اس کے بارے میں پڑھا، سیکیورٹی اپڈیٹس آ رہی تھیں',
  haveEnded: 'سیکیورٹی اپڈیٹس ختم ہو چکی ہیں',
  noPromise: 'کوئی وعدہ نہیں ملا',
  systemUntil: month => `آپریٹنگ سسٹم کی اپڈیٹس ${month} تک`,
  systemEnded: month => `آپریٹنگ سسٹم کی اپڈیٹس ${month} میں ختم ہو گئیں`,
  systemAbout: month => `آپریٹنگ سسٹم کی اپڈیٹس تقریباً ${month} تک، سال میں ایک کے حساب سے`,
  systemEndedAbout: month => `آپریٹنگ سسٹم کی اپڈیٹس تقریباً ${month} میں ختم ہوئیں، سال میں ایک کے حساب سے`,
  systemShort: month => `آپریٹنگ سسٹم کی اپڈیٹس تقریباً ${month} تک`,
  systemEndedShort: month => `آپریٹنگ سسٹم کی اپڈیٹس تقریباً ${month} میں ختم ہوئیں`,
  ofSomeVersions: 'بعض ملکوں کے ورژن میں',
  withoutCode: 'بتائی گئی ہے، مگر IP کوڈ کے بغیر',
  gigabytes: gb => isolate(readableSize(gb)),
  pricedVersion: 'اس قیمت پر',
  smallestVersion: 'سب سے چھوٹے ورژن میں',
  smallestPriced: 'سب سے چھوٹے ورژن میں جس کی یہ قیمت ہو سکتی ہے',
  has: { yes: 'ہے', no: 'نہیں', market: 'بعض ملکوں میں' },
  notOurBands: 'ہمارے آپریٹرز کے بینڈز پر نہیں',
  partly: 'جزوی طور پر',
  partlyWith: operators => `${operators} کے ساتھ جزوی طور پر`,
  withOperators: operators => `${operators} کے ساتھ`,
  fromItsChip: 'کیونکہ اس کی چپ میں ہے؛ اس کے بینڈز معلوم نہیں',
  noneInItsChip: 'اس کی چپ میں نہیں ہے',
  byVersion: 'یہاں بکنے والے ورژن پر منحصر',
  unknownBands: 'اس کے بینڈز معلوم نہیں',

  rules: {
    price: (less, months) =>
      `قیمت کم از کم ${less} فیصد کم ہو تو بہتر، بشرطیکہ دونوں قیمتیں ایک ہی درجے کی ہوں اور ایک دوسرے سے ${months} مہینوں کے اندر دیکھی گئی ہوں۔ لانچ کی قیمتوں اور ${yearsInUrdu(COMPARABLE_YEARS)} سے زیادہ پرانی قیمتوں کا موازنہ نہیں ہوتا۔`,
    speed: (measured, converted, uncertain, points) =>
      `دونوں چپس Geekbench 6 میں ناپی گئی ہوں تو ${measured} فیصد سے زیادہ فرق پر بہتر؛ ایک نتیجہ تبدیل کر کے نکالا گیا ہو تو ${converted} فیصد سے زیادہ پر؛ ایک غیر یقینی ہو تو ${uncertain} فیصد سے زیادہ پر۔ 100 کا مطلب ${points} پوائنٹ ہے۔`,
    graphics: (measured, taken) =>
      `${isolate('3DMark Wild Life Extreme')} میں ${measured} فیصد سے زیادہ فرق پر بہتر؛ ایک نتیجہ اسی جیسی چپ سے لیا گیا ہو تو ${taken} فیصد سے زیادہ پر۔`,
    batteryLife: share =>
      `ایک ہی ٹیسٹ میں ${share} فیصد سے زیادہ دیر چلے تو بہتر؛ ہر موبائل کا دوسرے سے موازنہ اسی ٹیسٹ میں ہوتا ہے جو دونوں کا ہوا ہو۔`,
    batterySize: share =>
      `${share} فیصد سے زیادہ ہو تو بہتر، مگر iPhone اور کسی دوسرے موبائل کے درمیان نہیں۔ اس سے یہ پتا نہیں چلتا کہ کون سا زیادہ دیر چلتا ہے۔`,
    charging: share => `تار سے چارجنگ کی پاور ${share} فیصد سے زیادہ ہو تو بہتر۔`,
    camera: (zoom, ultrawideMp) =>
      `پانچ میں سے دو یا زیادہ باتوں میں آگے ہو اور کسی میں پیچھے نہ ہو، یا جتنی میں پیچھے ہو اس سے تین زیادہ میں آگے ہو، تو بہتر: سینسر کا سائز، OIS، زوم (یا ${zoom} گنا زوم)، الٹرا وائیڈ (کم از کم ${isolate(`${ultrawideMp} MP`)})، 60 فریم پر 4K ویڈیو۔ جو بات صرف دوسرے کی معلوم ہو، اس میں پیچھے گنا جاتا ہے۔ ان کے سوا میگا پکسل نہیں گنے جاتے۔`,
    screen: (refresh, nits) =>
      `ہر بات الگ دیکھی جاتی ہے: LCD سے OLED بہتر، ${refresh} فیصد زیادہ Hz بہتر، ${nits} فیصد زیادہ ناپی گئی برائٹنس بہتر۔`,
    updates:
      'سیکیورٹی اپڈیٹس تقریباً ایک سال زیادہ ملیں تو بہتر؛ جہاں دونوں کی مدت معلوم نہ ہو، وہاں آپریٹنگ سسٹم کی اپڈیٹس دیکھی جاتی ہیں۔ جہاں صرف کم از کم مدت بتائی گئی ہو، وہ آگے تو ہو سکتا ہے، پیچھے نہیں۔ دوسرے ملکوں کے لیے کیے گئے وعدے نہیں گنے جاتے۔',
    water: 'اونچے درجے میں ہو تو بہتر: چھینٹے، پانی کی تیز دھار، پانی میں ڈوبنا۔',
    memory: share =>
      `${share} فیصد سے زیادہ ہو تو بہتر، مگر iPhone اور کسی دوسرے موبائل کے درمیان نہیں۔ جہاں صرف ایک کی قیمت کے ساتھ ورژن لکھا ہو، وہاں دوسرے کے ہر ورژن سے؛ جہاں کسی کے ساتھ نہ ہو، وہاں سب سے چھوٹے ورژن دیکھے جاتے ہیں۔`,
    storage: share =>
      `${share} فیصد سے زیادہ ہو تو بہتر۔ جہاں صرف ایک کی قیمت کے ساتھ ورژن لکھا ہو، وہاں دوسرے کے ہر ورژن سے؛ جہاں کسی کے ساتھ نہ ہو، وہاں سب سے چھوٹے ورژن دیکھے جاتے ہیں۔`,
    has: 'جس میں یہ ہو، وہ بہتر۔',
  },
  basis: {
    measured: (phones, test) =>
      plural(phones ?? 1, {
        one: `${isolate(test)} میں ایک نتیجہ`,
        other: `${isolate(test)} میں ${phones} موبائلوں کا درمیانی نتیجہ (میڈین)`,
      }),
    converted: result => `${result}، تبدیل کر کے`,
    same: chip => `${isolate(chip)} سے لیا گیا، جو اسی جیسی ہے`,
    range: 'دو میں سے ایک چپ، ورژن کے حساب سے',
  },
  error: percent => `غلطی تقریباً ${percent} فیصد`,
  ofChip: (chip, basis) => `${isolate(chip)}، ${basis}`,
  howWeKnow: 'ہمیں کیسے معلوم ہے',
}

export default decisionTexts
