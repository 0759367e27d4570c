import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const networksPageTexts: Translation['networksPageTexts'] = {
  title: 'پاکستان میں 5G اور نیٹ ورکس',
  description:
    'Jazz، Zong اور Ufone کے 4G اور 5G کن بینڈز پر چلتے ہیں، ہر شہر میں وہ کتنی 5G سائٹس بتاتے ہیں، اور کون سے موبائل انھیں استعمال کر سکتے ہیں۔',
  intro:
    'موبائل کی رفتار ان بینڈز تک ہے جو اس میں بھی ہوں اور آپ کے آپریٹر کے پاس بھی۔ یہاں بکنے والے تقریباً ہر موبائل پر ہر آپریٹر کا 4G چلتا ہے؛ 5G کے ساتھ ایسا نہیں۔',
  phonesTitle: 'آپ کے آپریٹر کے 5G کے لیے موبائل',
  phones: (operator, phones) => `${isolate(operator)}: ${phones} موبائل`,
  everyOperator: 'ہر آپریٹر',
  unknownPhones: phones => `مزید ${phones} موبائل کے 5G بینڈز معلوم نہیں؛ وہ گنتی میں شامل نہیں۔`,
  sitesTitle: 'شہروں کے حساب سے 5G سائٹس',
  sites: (total, cities) => `آپریٹر ${cities} مقامات پر ${total} سائٹس بتاتے ہیں۔`,
  notCoverage:
    'یہ سائٹس کی گنتی ہے، ان گلیوں کی نہیں جہاں سگنل آتا ہے: بہت سی سائٹس والے شہر میں بھی ایسی جگہیں ہیں جہاں 5G نہیں۔ اپنی گلی کے بارے میں اپنے آپریٹر سے پوچھیں۔',
  city: 'شہر',
  total: 'سب',
  other: 'دوسرے مقامات',
  moreCities: cities => `مزید ${cities} مقامات`,
  bandsTitle: 'آپریٹرز کے بینڈز',
  operator: 'آپریٹر',
  fiveG: '5G',
  fourG: '4G',
  howSure: 'کیا یہ پکی بات ہے؟',
  none: 'اپنا نہیں',
  core: 'موٹے حروف میں: بنیادی بینڈز۔ باقی رفتار یا پہنچ بڑھاتے ہیں۔',
  usesNetworkOf: (brand, operator) => `${isolate(brand)} کی سروس ${isolate(operator)} کے نیٹ ورک پر چلتی ہے۔`,
  mergedInto: operator => `${isolate(operator)} میں ضم ہو رہا ہے`,
  sources: 'ذرائع:',
  ownKnowledge: 'ہماری اپنی معلومات',
  confidence: { high: 'ہاں', 'medium-high': 'زیادہ تر', medium: 'کچھ حد تک', low: 'کم' },
  sure: (bands, confidence) => `${isolate(bands)}: ${confidence}`,
}

export default networksPageTexts
