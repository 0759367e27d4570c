import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const factTexts: Translation['factTexts'] = {
  publishers: {
    gsmarena: 'GSMArena',
    mobiledokan: 'MobileDokan',
    priceoye: 'PriceOye',
    mobiles: isolate('Mobiles Dataset (2025)'),
    chips: 'چپس کی ہماری فہرست',
    specifications: 'موبائل کی خصوصیات',
    editor: 'ہمارے ایڈیٹر',
    market: 'پاکستان کی دکانیں',
    shahab: 'Shahab Mobile',
    shopb: 'ایک دکان',
    shopc: 'ایک ڈیلر',
  },
  dated: (publisher, date) => `${isolate(publisher)}، ${date}`,
  about: date => `تقریباً ${date}`,
  source: 'ذریعہ:',
  howWell: 'یہ ہمیں کتنے یقین سے معلوم ہے',
}

export default factTexts
