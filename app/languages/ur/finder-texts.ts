import { readableSize } from '#app/facts/memory.ts'
import { speedInWords } from '#app/finder/speed-words.ts'
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { formatNumber, plural } from '#app/platform/text/format.ts'
import { isolate } from '#app/platform/text/isolate.ts'
import { COMPARABLE_YEARS } from '#app/prices/grades.ts'
import type { Translation } from '../text-modules.ts'
import { yearsInUrdu } from './years.ts'

const rupees = (value: number) => `Rs ${formatNumber(value)}`

const orMore = (amount: string | number) => `${isolate(amount)} یا زیادہ`

const waterLevels: Record<number, string> = {
  4: 'چھینٹے (IPx4) یا بہتر',
  7: 'پانی میں ڈوبنا (IPx7) یا بہتر',
  8: 'دیر تک پانی میں ڈوبنا (IPx8)',
}

const speeds: Record<number, string> = {
  8: 'واٹس ایپ کے لیے کافی',
  16: 'روزمرہ میں رواں',
  24: 'گیمز کے لیے کافی تیز',
  36: 'بھاری گیمز میں بھی تیز',
  55: 'سب سے تیز میں سے',
}

/** The same in few words. */
const askedSpeeds: Record<number, string> = {
  8: 'واٹس ایپ کے لیے',
  16: 'روزمرہ میں رواں',
  24: 'گیمز کے لیے',
  36: 'بھاری گیمز کے لیے',
  55: 'سب سے تیز میں سے',
}

const finderTexts: Translation['finderTexts'] = {
  needs: {
    price: {
      label: 'قیمت زیادہ سے زیادہ',
      choice: value => `${rupees(value)} تک`,
      asked: value => `${rupees(value)} تک`,
      miss: (has, wish) => `آپ کے بجٹ سے ${rupees(has - wish)} زیادہ`,
    },
    priceMin: {
      label: 'قیمت کم از کم',
      choice: value => `${rupees(value)} یا زیادہ`,
      asked: value => `${rupees(value)} سے اوپر`,
    },
    brand: { label: 'برانڈ' },
    battery: {
      label: 'بیٹری',
      choice: value => orMore(`${formatNumber(value)} mAh`),
      asked: value => `کم از کم ${isolate(`${formatNumber(value)} mAh`)}`,
      has: value => isolate(`${formatNumber(value)} mAh`),
      miss: (has, wish) => `${isolate(`${formatNumber(wish)} mAh`)} کے بجائے ${isolate(`${formatNumber(has)} mAh`)}`,
    },
    charging: {
      label: 'چارجنگ',
      choice: value => orMore(`${value} W`),
      asked: value => `چارجنگ کم از کم ${isolate(`${value} W`)}`,
      has: value => `${isolate(`${value} W`)} چارجنگ`,
      miss: (has, wish) => `${isolate(`${wish} W`)} کے بجائے ${isolate(`${has} W`)}`,
    },
    speed: {
      label: 'رفتار',
      choice: value => speeds[value] ?? `100 میں سے کم از کم ${value}`,
      has: value => speedInWords(value, speeds, 'معمولی رفتار'),
      miss: () => 'رفتار آپ کی مانگ سے کم',
      asked: value => askedSpeeds[value] ?? `رفتار ${value} یا زیادہ`,
    },
    refresh: {
      label: 'ریفریش ریٹ',
      choice: value => orMore(`${value} Hz`),
      asked: value => orMore(`${value} Hz`),
      has: value => isolate(`${value} Hz`),
    },
    oled: {
      label: `${isolate('AMOLED')} سکرین`,
      has: () => isolate('AMOLED'),
      quick: 'AMOLED',
    },
    ois: {
      label: `${isolate('OIS')} والا کیمرا`,
      has: () => `${isolate('OIS')} والا کیمرا`,
      quick: 'OIS والا کیمرا',
    },
    zoom: {
      label: 'آپٹیکل زوم',
      choice: value => orMore(`${value}×`),
      has: value => `${isolate(`${value}x`)} زوم`,
    },
    selfie: {
      label: 'سیلفی کیمرا',
      choice: value => orMore(`${value} MP`),
      has: value => `سیلفی کیمرا ${isolate(`${value} MP`)}`,
      miss: (has, wish) => `سیلفی کیمرا ${isolate(`${wish} MP`)} کے بجائے ${isolate(`${has} MP`)}`,
    },
    fiveG: {
      label: 'پاکستان میں 5G',
      quick: '5G',
      has: () => '5G',
    },
    net: { label: 'آپریٹر جن پر 5G چلتا ہے' },
    ram: {
      label: 'ریم',
      choice: value => orMore(`${value} GB`),
      asked: value => `ریم ${orMore(`${value} GB`)}`,
      has: value => `${isolate(`${value} GB`)} تک ریم`,
    },
    storage: {
      label: 'سٹوریج',
      choice: value => orMore(readableSize(value)),
      has: value => `${isolate(readableSize(value))} تک`,
    },
    screenMin: {
      label: 'سکرین کم از کم',
      choice: value => `${value} انچ یا بڑی`,
      miss: (has, wish) => `سکرین ${has} انچ، آپ نے کم از کم ${wish} مانگی`,
    },
    screenMax: {
      label: 'سکرین زیادہ سے زیادہ',
      choice: value => `${value} انچ یا چھوٹی`,
      miss: (has, wish) => `سکرین ${has} انچ، آپ نے زیادہ سے زیادہ ${wish} مانگی`,
    },
    weight: {
      label: 'وزن',
      choice: value => `${value} گرام یا کم`,
      has: value => `${value} گرام`,
      miss: (has, wish) => `وزن ${Math.round((has - wish) * 10) / 10} گرام زیادہ`,
    },
    thickness: {
      label: 'موٹائی',
      choice: value => `${value} ملی میٹر یا کم`,
      has: value => `${value} ملی میٹر موٹا`,
      miss: (has, wish) => `${Math.round((has - wish) * 10) / 10} ملی میٹر زیادہ موٹا`,
    },
    water: {
      label: 'پانی سے حفاظت',
      choice: value => waterLevels[value] ?? `درجہ ${value} یا بہتر`,
      has: value => `پانی سے محفوظ (${isolate(`IPx${value}`)})`,
    },
    updates: {
      label: 'سیکیورٹی اپڈیٹس',
      choice: value => (value === 1 ? 'مزید ایک سال یا زیادہ' : `مزید ${value} سال یا زیادہ`),
      has: value => `مزید ${Math.floor(value)} سال کی اپڈیٹس`,
    },
    jack: { label: 'ہیڈ فون جیک' },
    card: {
      label: 'میموری کارڈ',
      has: () => 'میموری کارڈ کی جگہ',
    },
    radio: { label: 'ایف ایم ریڈیو', has: () => 'ایف ایم ریڈیو' },
    nfc: { label: 'این ایف سی' },
    infrared: { label: 'ریموٹ (انفراریڈ)' },
    kind: { label: 'موبائل کی قسم' },
    year: { label: 'ریلیز کا سال' },
    grade: { label: 'قیمت کب دیکھی گئی' },
    series: { label: 'سیریز' },
  },
  wish: (label, value) => `${label}: ${isolate(value)}`,
  priceWish: value => `قیمت ${value}`,
  kinds: { smart: 'سمارٹ فون', foldable: 'فولڈ ہونے والا موبائل', keypad: 'بٹن والا موبائل' },
  gradesInShort: { shop: 'حالیہ قیمتیں', older: 'پرانی قیمتیں', launch: 'لانچ کی قیمتیں' },
  grades: { shop: 'پچھلے مہینوں میں', older: 'اس سے پہلے', launch: 'صرف لانچ پر' },
  asked: (phones, wishes) => `${phones}: ${wishes.join('، ')}`,
  frequent: 'اکثر پوچھا جاتا ہے',
  allFilters: 'سب فلٹر',
  compareAdd: others =>
    plural(others, {
      one: 'آپ کے موازنے میں ایک اور موبائل ہے۔ کیا یہ اس میں شامل کریں؟ منسوخ کرنے پر صرف ان کا موازنہ ہو گا۔',
      other: `آپ کے موازنے میں ${others} اور موبائل ہیں۔ کیا یہ ان میں شامل کریں، زیادہ سے زیادہ ${COMPARE_LIMIT}؟ منسوخ کرنے پر صرف ان کا موازنہ ہو گا۔`,
    }),
  noPhone: 'کوئی موبائل نہیں',
  hasAllBut: label => `یہ چھوڑ کر سب کچھ ہے: ${label}`,
  sorts: {
    newest: 'نئے، قیمت کے ساتھ',
    'price-low': 'قیمت: کم سے زیادہ',
    'price-high': 'قیمت: زیادہ سے کم',
    speed: 'سب سے تیز چپ',
    battery: 'سب سے بڑی بیٹری',
    value: 'پیسوں کے بدلے سب سے زیادہ',
    camera: 'سب سے اچھا کیمرا ہارڈ ویئر',
    popular: 'سب سے زیادہ دیکھے گئے',
  },
  gradesLead: 'دکانوں کی حالیہ قیمتیں پہلے آتی ہیں، پھر پرانی، پھر لانچ کی قیمتیں۔',
  filter: 'فلٹر',
  filterCount: wishes => `فلٹر · ${wishes}`,
  sort: 'ترتیب',
  apply: 'لاگو کریں',
  any: 'کوئی بھی',
  rupees: 'روپے',
  niceToHave: 'صرف ہو تو اچھا',
  everyNetwork: networks => `سب ${networks} نیٹ ورکس پر 5G`,
  counted: (label, phones) => `${label} (${phones})`,
  show: phones => `${phones} موبائل دکھائیں`,
  showOne: 'ایک موبائل دکھائیں',
  phones: phones => `${phones} موبائل`,
  onePhone: 'ایک موبائل',
  recent: phones => `صرف حالیہ قیمتیں (${phones})`,
  notRecent: 'یہاں سے آگے حالیہ قیمت معلوم نہیں',
  noRecentPrice: 'حالیہ قیمت معلوم نہیں',
  suchAs: names => `مثلاً ${names}`,
  notPriced: 'یہاں سے آگے کوئی قیمت معلوم نہیں',
  noneOfNow: `کسی کی قیمت پچھلے ${yearsInUrdu(COMPARABLE_YEARS)} کی نہیں`,
  noneRecent: 'کسی کی قیمت حالیہ نہیں',
  ofNow: phones => `${phones} کی قیمت پچھلے ${yearsInUrdu(COMPARABLE_YEARS)} کی ہے`,
  add: 'شامل کریں:',
  compareFirst: phones => `پہلے ${phones} کا موازنہ کریں`,
  compareNearest: phones => `قریب ترین ${phones} کا موازنہ کریں`,
  clear: 'سب ہٹائیں',
  fewerFilters: 'کم فلٹر',
  close: 'بند کریں',
  wishes: 'لگے ہوئے فلٹر',
  remove: 'ہٹائیں:',
  nice: wish => `${wish} (ہو تو اچھا)`,
  leads: wish => `پہلے: ${wish}`,
  keypads: phones => `شرائط کے مطابق ${phones} بٹن والے موبائل دکھائیں`,
  keypadOne: 'شرائط کے مطابق ایک بٹن والا موبائل دکھائیں',
  memoryNotNamed: 'یہ نہیں بتایا گیا کہ قیمت کس میموری کی ہے',
  memoryFrom: memory => `${memory} سے شروع`,
  versionPrice: (memory, price) => `${memory}: ${price}`,
  versionPriceUnknown: (asked, own) =>
    own === null ? `${asked} کی قیمت معلوم نہیں` : `قیمت ${own} کی ہے؛ ${asked} کی معلوم نہیں`,
  near: 'تقریباً مطابق',
  nearIntro: 'ان میں سے ہر ایک آپ کی صرف ایک شرط پوری نہیں کرتا، وہ بھی تھوڑے سے فرق سے۔',
  unknown: 'معلوم نہیں',
  unknownIntro: phones => `مزید ${phones} موبائل مطابق ہو سکتے ہیں: ہمیں ان کے بارے میں کافی معلوم نہیں۔`,
  unknownOne: 'ایک اور موبائل مطابق ہو سکتا ہے: ہمیں اس کے بارے میں کافی معلوم نہیں۔',
  drop: 'کم ہی موبائل مطابق ہیں۔ ایک شرط چھوڑ دیں تو:',
  without: (label, phones) => `”${label}“ کے بغیر: ${phones}`,
  wrong: typed => (typed === '' ? 'کچھ منتخب کریں۔' : `”${isolate(typed)}“ یہاں درست نہیں۔`),
  notKnown: typed => `ہم ”${isolate(typed)}“ نہیں سمجھے۔ فہرست اس کے بغیر ہے۔`,
  noValue: label => `”${label}“ کے لیے کچھ منتخب کریں۔ فہرست اس کے بغیر ہے۔`,
  groups: {
    money: 'قیمت کب کی ہے',
    power: 'بیٹری اور رفتار',
    screen: 'سکرین اور سائز',
    camera: 'کیمرا',
    memory: 'میموری',
    network: 'نیٹ ورک اور کنکشن',
    lasting: 'کتنا عرصہ چلے گا',
  },
}

export default finderTexts
