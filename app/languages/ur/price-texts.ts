import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const priceTexts: Translation['priceTexts'] = {
  currency: 'Rs',
  price: rupees => isolate(`Rs ${rupees}`),
  amount: rupees => isolate(`Rs ${rupees}`),
  noPrice: 'قیمت دستیاب نہیں',
  unknown: 'قیمت معلوم نہیں',
  tags: {
    shop: days => `پچھلے ${days} دن`,
    older: () => 'پرانی',
    lastSeen: () => 'سال سے پرانی',
    launch: () => 'لانچ پر',
  },
  noVariantPrice: 'اس میموری کی قیمت نہیں دی گئی',
  bands: { budget: 'کم قیمت', midrange: 'درمیانی قیمت', flagship: 'فلیگ شپ' },
  badges: { budget: 'کم قیمت', midrange: 'درمیانی قیمت', premium: 'پریمیم' },
  atLaunch: price => `لانچ پر ${price}، تصدیق نہیں ہوئی`,
  under: price => `${price} سے کم`,
  between: (low, high) => `${low} سے ${high} تک`,
  above: price => `${price} سے زیادہ`,
  below: (phones, price) => `${price} سے کم کے ${phones}`,
  from: (phones, low, high) => `${low} سے ${high} تک کے ${phones}`,
  over: (phones, price) => `${price} سے زیادہ کے ${phones}`,
  underDollars: high => `${isolate(`$${high}`)} سے کم`,
  dollars: (low, high) => `${isolate(`$${low}`)} تا ${isolate(`$${high}`)}`,
  aboveDollars: low => `${isolate(`$${low}`)} سے زیادہ`,
}

export default priceTexts
