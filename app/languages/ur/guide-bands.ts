import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const guideBands: Translation['guideBands'] = [
  {
    title: '25,000 روپے سے کم',
    search: 'under 25000',
    audience: 'کال، واٹس ایپ، ویڈیوز',
    advice:
      'کم از کم 4 جی بی ریم اور 64 جی بی سٹوریج لیں۔ پوچھیں کہ میموری کارڈ کی جگہ ہے یا نہیں۔ کیمروں کی تعداد کے پیسے نہ دیں: یہاں ایک ہی اچھا کیمرا ملتا ہے۔',
    must: [
      ['price', 24_999],
      ['ram', 4],
      ['storage', 64],
      ['card', true],
    ],
    nice: [['battery', 5000]],
  },
  {
    title: '25,000 سے 50,000 روپے',
    search: 'between 25000 and 49999',
    audience: 'روز کا استعمال، کئی ایپس، کچھ گیمز',
    advice: `6 یا 8 جی بی ریم اور 128 جی بی سٹوریج دیکھیں۔ یہاں ${isolate('5,000 mAh')} یا اس سے زیادہ کی بیٹری عام ہے۔ صاف AMOLED سکرین اوپر والی قیمت کے قریب شروع ہوتی ہے، اور اس کا انتظار کرنا بنتا ہے۔`,
    must: [
      ['priceMin', 25_000],
      ['price', 49_999],
      ['ram', 6],
      ['storage', 128],
      ['battery', 5000],
    ],
    nice: [
      ['oled', true],
      ['refresh', 120],
    ],
  },
  {
    title: '50,000 سے 100,000 روپے',
    search: 'between 50000 and 100000',
    audience: 'اچھی تصویریں، گیمز، برسوں کا استعمال',
    advice:
      '120 ہرٹز کی AMOLED سکرین، 256 جی بی، فاسٹ چارجنگ اور آپٹیکل سٹیبلائزیشن (OIS) والے کیمرے کی توقع رکھیں۔ موازنہ کریں کہ کتنے سال کی اینڈرائیڈ اپڈیٹس کا وعدہ ہے: اس درجے کے موبائلوں میں سب سے زیادہ فرق اسی میں ہے۔',
    must: [
      ['priceMin', 50_000],
      ['price', 100_000],
      ['oled', true],
      ['refresh', 120],
      ['storage', 256],
      ['ois', true],
    ],
    nice: [
      ['charging', 44],
      ['updates', 3],
    ],
  },
  {
    title: '100,000 روپے سے زیادہ',
    search: 'above 100000',
    audience: 'زوم، رفتار، بہترین سکرین',
    advice:
      'آپ زوم کیمرے، اعلیٰ پروسیسر، پانی سے حفاظت اور لمبی سپورٹ کے پیسے دیتے ہیں۔ پچھلے سال کا فلیگ شپ اکثر اس سال کے درمیانی موبائل سے بہتر سودا ہوتا ہے۔ وارنٹی لکھوا کر لیں۔',
    must: [
      ['priceMin', 100_001],
      ['zoom', 3],
      ['water', 7],
      ['speed', 36],
    ],
    nice: [['updates', 4]],
  },
]

export default guideBands
