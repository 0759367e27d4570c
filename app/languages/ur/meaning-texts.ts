import { formatList, plural } from '#app/platform/text/format.ts'
import { isolate } from '#app/platform/text/isolate.ts'
import { COMPARABLE_YEARS } from '#app/prices/grades.ts'
import type { Translation } from '../text-modules.ts'
import { yearsInUrdu } from './years.ts'

const listOfNames = (names: string[]) => formatList(names.map(isolate))

const tiers: Translation['meaningTexts']['tiers'] = {
  top: 'سب سے تیز موبائلوں میں شامل',
  fast: 'تیز',
  good: 'درمیانے درجے کی اچھی رفتار',
  everyday: 'روزمرہ استعمال کے لیے ٹھیک',
  basic: 'معمولی',
  minimal: 'بہت معمولی',
}

/** What a phone has or has not, without a comparative. */
const had = {
  network5g: '5G',
  ois: 'OIS والا مین کیمرا',
  ultrawide: `${isolate('8 MP')} یا زیادہ کا الٹرا وائیڈ کیمرا`,
  video4k60: '60 فریم پر 4K ویڈیو',
  panel: `${isolate('OLED')} سکرین`,
}

const meaningTexts: Translation['meaningTexts'] = {
  list: formatList,
  tiers,
  leads: {
    speed: 'رفتار',
    graphics: 'گیمنگ کے لیے گرافکس',
    batteryLife: 'ناپی گئی بیٹری ٹائمنگ',
    batterySize: 'بیٹری کی گنجائش',
    charging: 'چارجنگ پاور',
    camera: 'کیمرے',
    screen: 'سکرین',
    updates: 'اپڈیٹس کی مدت',
    water: 'پانی سے حفاظت',
    memory: 'ریم',
    storage: 'سٹوریج',
    network5g: '5G',
  },
  factLeads: {
    sensor: 'کیمرا سینسر کے سائز',
    ois: 'کیمرے کی سٹیبلائزیشن',
    telephoto: 'زوم',
    ultrawide: 'الٹرا وائیڈ کیمرے',
    video4k60: '60 فریم پر 4K ویڈیو',
    panel: `سکرین کی قسم (${isolate('OLED')})`,
    refresh: 'سکرین کے ریفریش ریٹ',
    brightness: 'سکرین کی برائٹنس',
  },
  themes: {
    speed: 'سب سے تیز',
    graphics: 'گیمنگ کے لیے سب سے بہتر گرافکس',
    batteryLife: 'سب سے لمبی بیٹری ٹائمنگ',
    batterySize: 'سب سے بڑی بیٹری',
    charging: 'سب سے زیادہ چارجنگ پاور',
    camera: 'سب سے بہتر کیمرا',
    screen: 'سب سے بہتر سکرین',
    updates: 'سب سے زیادہ مدت تک اپڈیٹس',
    water: 'پانی سے سب سے بہتر حفاظت',
    memory: 'سب سے زیادہ ریم',
    storage: 'سب سے زیادہ سٹوریج',
    sensor: 'سب سے بڑا کیمرا سینسر',
    telephoto: 'سب سے زیادہ زوم',
    refresh: 'سکرین کا سب سے زیادہ ریفریش ریٹ',
    brightness: 'سب سے روشن سکرین',
    ...had,
  },
  led: (theme, names) => `${theme}: ${names}`,
  overCompared: (all, some) =>
    [...(all.length > 0 ? [formatList(all)] : []), `${formatList(some)} (جن کا موازنہ ہوا ان میں)`].join('؛ '),
  gains: {
    speed: 'تیز چپ',
    graphics: 'گیمنگ کے لیے تیز گرافکس',
    batteryLife: 'زیادہ ناپی گئی بیٹری ٹائمنگ',
    batterySize: 'بڑی بیٹری',
    charging: 'زیادہ چارجنگ پاور',
    camera: 'بہتر کیمرا',
    screen: 'بہتر سکرین',
    updates: 'زیادہ مدت تک اپڈیٹس',
    water: 'پانی سے بہتر حفاظت',
    memory: 'زیادہ ریم',
    storage: 'زیادہ سٹوریج',
    sensor: 'بڑا کیمرا سینسر',
    telephoto: 'زیادہ زوم',
    refresh: 'سکرین کا زیادہ ریفریش ریٹ',
    brightness: 'زیادہ روشن سکرین',
    ...had,
  },
  ofSmallest: lead => `${lead} (سب سے چھوٹے ورژن کی)`,
  leadsIn: (name, leads) => `${isolate(name)} ${leads} میں آگے ہے`,
  moreBuys: (name, amount, gains) => `${isolate(name)} میں ${amount} زیادہ دے کر یہ ملتا ہے: ${gains}`,
  noLeadForMore: (name, amount) => `${isolate(name)} کو ${amount} زیادہ میں کسی بات میں واضح برتری نہیں`,
  amount: (rupees, isExact) => (isExact ? `Rs ${rupees}` : `تقریباً Rs ${rupees}`),
  shares: leads => `${leads} میں کسی کے برابر اور باقی سے آگے`,
  lowerPrice: amount => `قیمت (${amount} کم)`,
  moreLeads: count => `${count} مزید باتیں`,
  leadInNothing: names => `${listOfNames(names)} کسی ایسی بات میں آگے نہیں جسے ہم ناپ سکیں`,
  noClearLead: names => `${listOfNames(names)} کو کسی بات میں واضح برتری نہیں`,
  noClearDifference: names => `${listOfNames(names)} میں کسی ایسی بات کا واضح فرق نہیں جسے ہم ناپ سکیں۔`,
  leadBeside: (lead, names) => `${lead} (${listOfNames(names)} سے موازنہ نہیں ہوا)`,
  notComparedIn: (names, leads) => `${formatList(leads)} میں موازنہ نہیں ہوا: ${listOfNames(names)}۔`,
  costsLess: (name, amount) => `${isolate(name)} کی قیمت ${amount} کم ہے۔`,
  pricesReadApart: 'یہ قیمتیں ایک ہی وقت میں نہیں پڑھی گئیں۔',
  costsLeastBeside: (name, names) =>
    `${isolate(name)} کی قیمت سب سے کم ہے؛ ${listOfNames(names)} کی قیمت کا موازنہ نہیں ہو سکتا۔`,
  costsLeast: name => `${isolate(name)} کی قیمت سب سے کم ہے۔`,
  costTheSame: 'دونوں کی قیمت تقریباً برابر ہے۔',
  costAboutTheSame: (name, amount) => `دونوں کی قیمت تقریباً برابر ہے: ${isolate(name)} کی ${amount} کم۔`,
  isOlder: name => `${isolate(name)} کی قیمت پرانی ہے، اس لیے دونوں پوچھیں۔`,
  lowestPrice: priced => `سب سے کم قیمت: ${formatList(priced)}`,
  forMost: (priced, reasons) => `زیادہ تر لوگوں کے لیے: ${priced}${reasons && `، ${reasons} کی وجہ سے`}`,
  lowestSeen: 'دیکھی گئی سب سے کم قیمت',
  belowHalf: 'باقی سب کی آدھی سے بھی کم قیمت',
  takeFor: (names, reasons) => `${reasons} میں ${names} بہتر`,
  takeFirst: (name, reasons) => `${reasons} میں بہتری چاہیے تو ${isolate(name)} لیں`,
  elseCheaper: (name, isOlder) =>
    isOlder ? `ورنہ ${isolate(name)} لیں، جو کم میں دیکھا گیا` : `ورنہ ${isolate(name)} لیں، جو سستا ہے`,
  cheaperThanBoth: (name, other, amount) =>
    `دونوں سے سستا: ${isolate(name)}، رفتار اور بیٹری کا سائز تقریباً ${isolate(other)} جتنا، قیمت ${amount} کم`,
  cheaperThanOne: (name, other, amount) =>
    `${isolate(other)} سے سستا: ${isolate(name)}، رفتار اور بیٹری کا سائز تقریباً اتنا ہی، قیمت ${amount} کم`,
  takeEach: (name, reasons, other, otherReasons) =>
    `${reasons} میں بہتری چاہیے تو ${isolate(name)} لیں، ${otherReasons} میں چاہیے تو ${isolate(other)}`,
  lowerCost: 'قیمت',
  takeForLess: (name, reasons, isOlder) =>
    `${isolate(name)} لیں: ${isOlder ? 'کم میں دیکھا گیا' : 'سستا ہے'} اور ${reasons} میں آگے ہے`,
  takeAtSamePrice: (name, reasons) => `${isolate(name)} لیں: قیمت تقریباً برابر ہے اور یہ ${reasons} میں آگے ہے`,
  takeAtLikePrice: (name, reasons) => `قیمت تقریباً برابر ہو تو ${isolate(name)} لیں: یہ ${reasons} میں آگے ہے`,
  takeCheaper: name =>
    `${isolate(name)} لیں، جو سستا ہے: جن باتوں کا ہم موازنہ کرتے ہیں ان میں کوئی واضح طور پر بہتر نہیں`,
  atLikePrice: name => `قیمت تقریباً برابر ہو تو: ${isolate(name)}، جو باقی سب سے زیادہ باتوں میں آگے ہے`,
  pricedName: (name, rupees, when) => `${isolate(name)} کی PKR ${rupees} (${when})`,
  noLowestPrice: 'کسی کی قیمت باقی سب سے واضح طور پر کم نہیں',
  notComparedPrice: {
    none: 'قیمت معلوم نہیں',
    launch: 'صرف لانچ کے وقت کی قیمت معلوم ہے',
    longAgo: when => `قیمت آخری بار ${when} میں دیکھی گئی`,
    older: 'قیمت پرانی',
    newer: 'قیمت نئی',
  },
  noneCostsLeastBeside: names =>
    `کسی کی قیمت باقی سب سے واضح طور پر کم نہیں؛ ${listOfNames(names)} کی قیمت کا موازنہ نہیں ہو سکتا۔`,
  noneCostsLeast: 'کسی کی قیمت باقی سب سے واضح طور پر کم نہیں۔',
  pricesNotComparable: 'ان کی قیمتوں کا موازنہ نہیں ہو سکتا۔',
  noRecentPrice: names =>
    `ان کی قیمتوں کا موازنہ نہیں ہو سکتا: ${listOfNames(names)} کی پچھلے ${yearsInUrdu(COMPARABLE_YEARS)} کی کوئی دکان کی قیمت معلوم نہیں۔`,
  seenForLess: (name, amount, older) =>
    `${isolate(name)} ${amount} کم میں دیکھا گیا؛ ${name === older ? 'اس' : isolate(older)} کی قیمت پرانی ہے، اس لیے دونوں پوچھیں۔`,
  seenForTheSame: older => `دونوں ایک ہی قیمت پر دیکھے گئے؛ ${isolate(older)} کی قیمت پرانی ہے، اس لیے دونوں پوچھیں۔`,
  pricesOfOtherAge: (days, name) =>
    `قیمتوں کا موازنہ نہیں ہو سکتا: صرف ${isolate(name)} کی قیمت ہماری تازہ ترین قیمت سے ${days} دن کے اندر پڑھی گئی۔`,
  pricesOfMemory: 'یہ قیمتیں الگ الگ میموری کی ہیں۔',
  fewRowsKnown: (known, rows, phones) => {
    const ofAll = phones > 2 ? 'سب' : 'دونوں'
    return plural(known, {
      one: `${rows} میں سے صرف ایک بات ${ofAll} کی معلوم ہے۔`,
      other: `${rows} میں سے صرف ${known} باتیں ${ofAll} کی معلوم ہیں۔`,
    })
  },
  fewRowsComparable: (known, rows, phones) => {
    const rest = `باقی باتیں یا تو ${phones > 2 ? 'سب' : 'دونوں'} کی معلوم نہیں، یا ایک قسم کی نہیں۔`
    return plural(known, {
      one: `جو ${rows} باتیں ہم دیکھتے ہیں، ان میں سے صرف ایک کا موازنہ ہو سکتا ہے؛ ${rest}`,
      other: `جو ${rows} باتیں ہم دیکھتے ہیں، ان میں سے صرف ${known} کا موازنہ ہو سکتا ہے؛ ${rest}`,
    })
  },
  nothingComparable: phones =>
    `${phones > 2 ? 'ان موبائلوں' : 'ان دونوں'} کے بارے میں اتنا کم معلوم ہے کہ یہ نہیں کہا جا سکتا کہ کون سا کس بات میں بہتر ہے۔`,
  phone: (name, parts) => (parts.length > 0 ? `${isolate(name)}: ${parts.join('، ')}۔` : ''),
  speed: (tier, score) => `${tiers[tier]} (رفتار 100 میں سے ${score})`,
  speedRange: (low, high) => (low === high ? `رفتار 100 میں سے ${low}` : `رفتار 100 میں سے ${low} تا ${high}`),
  dayOfUse: (hours, minutes) =>
    plural(hours, {
      one: `ناپے گئے دن بھر کے استعمال میں ${hours} گھنٹہ ${minutes} منٹ`,
      other: `ناپے گئے دن بھر کے استعمال میں ${hours} گھنٹے ${minutes} منٹ`,
    }),
  batterySize: mah => `${isolate(`${mah} mAh`)} بیٹری`,
  opticalZoom: times => `${isolate(`${times}x`)} آپٹیکل زوم`,
  zoomAndStabilized: times => `${isolate(`${times}x`)} آپٹیکل زوم اور OIS والا مین کیمرا`,
  stabilized: 'OIS والا مین کیمرا',
  notStabilized: 'آپٹیکل سٹیبلائزیشن (OIS) نہیں',
  securityUntil: (month, isMinimum) =>
    isMinimum ? `سیکیورٹی اپڈیٹس کم از کم ${month} تک` : `سیکیورٹی اپڈیٹس ${month} تک`,
  upgrades: count =>
    plural(count, { one: 'اینڈرائیڈ کے ایک نئے ورژن کا وعدہ', other: `اینڈرائیڈ کے ${count} نئے ورژنوں کا وعدہ` }),
  givesAsMuch: (name, rupees, percent, bySmallest) =>
    `${isolate(name)} رفتار اور بیٹری کے سائز میں تقریباً اتنا ہی یا زیادہ دیتا ہے، اور ${bySmallest ? 'سب سے چھوٹے ورژن کی ' : ''}ریم اور سٹوریج بھی کم نہیں، وہ بھی PKR ${rupees} میں (${percent} فیصد کم)۔ اور کچھ نہیں گنا گیا، جیسے کیمرا، سکرین اور اپڈیٹس۔`,
  noneGivesAsMuch: count =>
    plural(count, {
      one: 'جس ایک سستے موبائل سے ہم اس کا موازنہ کر سکتے ہیں، وہ واضح طور پر کم قیمت میں اتنا کچھ نہیں دیتا۔',
      other: `جن ${count} سستے موبائلوں سے ہم اس کا موازنہ کر سکتے ہیں، ان میں سے کوئی بھی واضح طور پر کم قیمت میں اتنا کچھ نہیں دیتا۔`,
    }),
}

export default meaningTexts
