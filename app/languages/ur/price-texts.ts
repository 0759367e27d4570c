import type { Translation } from '../text-modules.ts'

const priceTexts: Translation['priceTexts'] = {
  currency: 'Rs',
  price: rupees => `Rs ${rupees}`,
  noPrice: 'قیمت دستیاب نہیں',
  noVariantPrice: 'قیمت معلوم نہیں',
  bands: { budget: 'کم قیمت', midrange: 'درمیانی قیمت', flagship: 'فلیگ شپ' },
  badges: { budget: 'کم قیمت', midrange: 'درمیانی قیمت', premium: 'پریمیم' },
  atLaunch: price => `لانچ پر ${price}، تصدیق نہیں ہوئی`,
  under: price => `${price} سے کم`,
  between: (low, high) => `${low} سے ${high} تک`,
  above: price => `${price} سے زیادہ`,
  underDollars: high => `$${high} سے کم`,
  dollars: (low, high) => `$${low} تا $${high}`,
  aboveDollars: low => `$${low} سے زیادہ`,
}

export default priceTexts
