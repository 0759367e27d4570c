import { formatList } from '#app/platform/text/format.ts'
import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const networksPageTexts: Translation['networksPageTexts'] = {
  title: 'پاکستان میں 5G اور نیٹ ورکس',
  description:
    'Jazz، Zong اور Ufone کے 4G اور 5G کن بینڈز پر چلتے ہیں، ہر شہر میں وہ کتنی 5G سائٹس بتاتے ہیں، اور کون سے موبائل انھیں استعمال کر سکتے ہیں۔',
  intro:
    'موبائل کی رفتار ان بینڈز تک ہے جو اس میں بھی ہوں اور آپ کے آپریٹر کے پاس بھی۔ یہاں بکنے والے تقریباً ہر موبائل پر ہر آپریٹر کا 4G چلتا ہے؛ 5G کے ساتھ ایسا نہیں۔',
  myPhone: 'اپنا موبائل جانچیں',
  whichPhone: 'آپ کے پاس کون سا موبائل ہے، یا کون سا لینا ہے؟',
  phonePlaceholder: `جیسے ${isolate('Galaxy A56')}`,
  check: 'جانچیں',
  change: 'تبدیل کریں',
  notFound: typed => `”${isolate(typed)}“ کے لیے کوئی موبائل نہیں ملا۔ نام ڈبے پر لکھے نام جیسا لکھیں۔`,
  forExample: 'مثلاً',
  every5g: 'پاکستان کے ہر 5G پر چلتا ہے',
  no5g: 'اس موبائل میں 5G نہیں',
  every4g: 'اس کا 4G ہر آپریٹر پر چلتا ہے۔',
  nothingKnown: 'اس کے نیٹ ورکس معلوم نہیں۔',
  whichOne: 'کون سا؟',
  fiveGWith: operators => `5G: ${operators}`,
  nearestNames: typed => `یہاں ”${isolate(typed)}“ نام کا کوئی موبائل نہیں۔ کیا یہ ان میں سے کوئی ہے؟`,
  sameForAll: 'یہ ہر آپریٹر کے 5G پر چلتے ہیں۔',
  phonesTitle: 'آپ کے آپریٹر کے 5G کے لیے موبائل',
  phones: (operator, phones, all) =>
    phones === all
      ? `${isolate(operator)}: ${phones} موبائل`
      : `${isolate(operator)}: 5G والے ${all} میں سے ${phones} موبائل`,
  atAnyPrice: phones => `کسی بھی قیمت پر: ${phones} موبائل`,
  unknownPhones: phones => `مزید ${phones} موبائل کے 5G بینڈز معلوم نہیں؛ وہ گنتی میں شامل نہیں۔`,
  sitesTitle: 'شہروں کے حساب سے 5G سائٹس',
  sites: (total, cities) => `آپریٹر ${cities} مقامات پر ${total} سائٹس بتاتے ہیں۔`,
  notCoverage: 'یہ سائٹس کی گنتی ہے، ان گلیوں کی نہیں جہاں سگنل آتا ہے۔',
  askOperator: 'بہت سی سائٹس والے شہر میں بھی ایسی جگہیں ہیں جہاں 5G نہیں۔ اپنی گلی کے بارے میں اپنے آپریٹر سے پوچھیں۔',
  city: 'شہر',
  total: 'سب',
  other: 'دوسرے مقامات',
  moreCities: cities => `مزید ${cities} مقامات`,
  bandsTitle: 'آپ کا آپریٹر، اور اس کے لیے موبائل میں کیا چاہیے',
  operator: 'آپریٹر',
  fiveG: `${isolate('5G')} کے لیے درکار`,
  fourG: `${isolate('4G')} کے لیے استعمال میں`,
  lookFor: 'یہ موبائل کی خصوصیات میں لکھے ہوتے ہیں۔ ہر ایک کے نیچے: کتنا یقینی ہے کہ آپریٹر اسے استعمال کرتا ہے۔',
  allUse: (bands, operators, sureness) =>
    `5G کے لیے موبائل میں ${formatList(bands.map(isolate))} بینڈ دیکھیں: ${formatList(operators.map(isolate))} ${bands.length === 1 ? 'یہی' : bands.length === 2 ? 'دونوں' : 'یہ سب'} استعمال کرتے ہیں${sureness ? ` (${sureness})` : ''}۔`,
  someUse: uses =>
    `5G کے لیے موبائل میں اپنے آپریٹر کے بینڈ دیکھیں: ${uses.map(({ band, operators }) => `${isolate(band)} (${operators.map(isolate).join('، ')})`).join('، ')}۔`,
  allBands: 'سب بینڈز، اور یہ کتنے پکے ہیں',
  seePhone: 'موبائل دیکھیں',
  fiveGUnder: price => `${isolate(price)} تک کے 5G موبائل`,
  upTo: (price, phones) => `${isolate(price)} تک: ${phones} موبائل`,
  none: 'اپنا نہیں',
  no5gOfItsOwn: 'اپنا 5G نہیں',
  core: scale =>
    `موٹے حروف میں: بنیادی بینڈز، یہ ضرور دیکھیں؛ باقی رفتار یا پہنچ بڑھاتے ہیں۔ ہر ایک کے بعد لکھا ہے کہ اس کا استعمال میں ہونا کتنا پکا ہے: ${scale}۔`,
  usesNetworkOf: (brand, operator) => `${isolate(brand)} کی سروس ${isolate(operator)} کے نیٹ ورک پر چلتی ہے۔`,
  mergedInto: operator => `${isolate(operator)} میں ضم ہو رہا ہے`,
  sources: 'ذرائع',
  ownKnowledge: 'ہماری اپنی معلومات',
  sourceNames: {
    mcc: 'نیٹ ورکس اور بینڈز کی فہرست، وکی پیڈیا سے',
    ary: isolate('ARY News'),
    telecomtv: isolate('TelecomTV'),
    rcr: isolate('RCR Wireless'),
    dawn: isolate('Dawn'),
    sites: `آپریٹروں کی اپنی سائٹس کی فہرستیں، ${isolate('5GPakFinder')} کی جمع کی ہوئی`,
    mwl2017: isolate('Mobile World Live'),
    ajk: isolate('Business Recorder'),
    merge: isolate('PhoneWorld'),
    onic: isolate('ProPakistani'),
  },
  sureness: { high: 'پکا', 'medium-high': 'غالباً', medium: 'شاید', low: 'پکا نہیں' },
}

export default networksPageTexts
