/** The brands of the catalogue: display name, badge letters, and our own description. */
import type { CatalogBrand } from '../format.ts'

const texts: Record<string, [name: string, logo: string, description: string]> = {
  samsung: [
    'Samsung',
    'S',
    'The Korean maker with a phone in every price band, from the Galaxy A and M series to the Galaxy S flagships and the folding Galaxy Z.',
  ],
  apple: [
    'Apple',
    'A',
    'Maker of the iPhone. A new generation comes each September, and every model gets iOS updates for years.',
  ],
  xiaomi: [
    'Xiaomi',
    'Mi',
    'The Chinese maker behind Redmi and Poco. Redmi covers everyday budgets, Poco favours speed, and the numbered Xiaomi phones are the flagships.',
  ],
  oppo: [
    'Oppo',
    'Op',
    'A Chinese maker sold in most markets of Pakistan: the A series for daily use, the Reno series for photos, the Find series at the top.',
  ],
  vivo: [
    'vivo',
    'V',
    'A Chinese maker known for portrait cameras: the Y series for small budgets, the V series for the middle, the X series at the top.',
  ],
  infinix: [
    'Infinix',
    'In',
    'Large screens and big batteries at low prices. Smart and Hot are the entry lines, Note and Zero the stronger ones, GT is made for games.',
  ],
  tecno: [
    'Tecno',
    'T',
    'A sister of Infinix: Pop and Spark for small budgets, Camon for photos, Pova for battery life, Phantom at the top.',
  ],
  realme: [
    'Realme',
    'R',
    'Began inside Oppo and now sells the C series for small budgets, the number series for the middle and the GT series for speed.',
  ],
  oneplus: [
    'OnePlus',
    '1+',
    'Fast phones with quick charging and a light Android. The numbered phones are the flagships, Nord is the cheaper line.',
  ],
  itel: [
    'itel',
    'it',
    'Some of the cheapest smartphones and keypad phones on sale in Pakistan, made by the company behind Tecno and Infinix.',
  ],
  google: [
    'Google',
    'G',
    'The Pixel phones: Android as Google makes it, long updates and cameras that lean on software. Not officially sold in Pakistan.',
  ],
  motorola: [
    'Motorola',
    'M',
    'An old name in phones, now part of Lenovo: Moto G for small budgets, Edge for the middle and above, and the folding Razr.',
  ],
  honor: [
    'Honor',
    'H',
    'Once a brand of Huawei, now independent. The X series is the popular one; the Magic series holds the flagships and folding phones.',
  ],
  huawei: [
    'Huawei',
    'Hu',
    'A Chinese maker of strong cameras and folding phones. Its newer models come without Google services.',
  ],
  nokia: ['Nokia', 'N', 'Keypad phones that last for days and simple Android phones, made under licence by HMD.'],
  zte: [
    'ZTE',
    'Z',
    'A Chinese network maker that also sells Blade phones for small budgets and the nubia line, which includes gaming phones.',
  ],
  iqoo: ['iQOO', 'iQ', 'A performance brand that belongs to vivo: fast chips, quick charging and large batteries.'],
  nothing: ['Nothing', 'No', 'A young London company with see-through backs and lights. CMF is its cheaper line.'],
  asus: ['Asus', 'As', 'A Taiwanese computer maker that builds the ROG gaming phones and the Zenfone.'],
  sony: [
    'Sony',
    'So',
    'The Xperia phones: tall screens, manual camera controls and a headphone jack where others dropped it.',
  ],
  tcl: ['TCL', 'TC', 'A maker of televisions that also sells simple phones, some with a paper-like matte screen.'],
  digit: [
    'Digit',
    'D',
    'Small touch phones at the lowest prices in Pakistan. Little is published about them beyond memory and price.',
  ],
  'vgo-tel': [
    'VGO Tel',
    'VG',
    'A Pakistani brand of keypad phones and low-priced smartphones. Little is published about them beyond memory and price.',
  ],
  hmd: ['HMD', 'HM', 'The Finnish company behind the newer Nokia phones, now selling phones under its own name too.'],
}

/** The brand with this slug. @throws Error when it is missing from this file */
export function catalogBrand(slug: string): CatalogBrand {
  const [name, logo, description] = texts[slug] ?? []
  if (!name || !logo || !description)
    throw new Error(`Describe the brand ${slug} in app/catalog/builder/brand-texts.ts.`)
  return { name, slug, logo, description }
}
