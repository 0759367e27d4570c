import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const kindOf = (name: string, kind: string, year: string | null) =>
  year ? `${isolate(name)} سال ${year} کا ${kind} ہے۔` : `${isolate(name)} ایک ${kind} ہے۔`

const phoneSentences: Translation['phoneSentences'] = {
  priceQuestion: name => `پاکستان میں ${isolate(name)} کی قیمت کیا ہے؟`,
  priceUnknown: name => `پاکستان میں ${isolate(name)} کی قیمت معلوم نہیں۔`,
  priceOrigin: origin => ` (${origin})`,
  launchPrice: (name, price, source, year) =>
    `کسی دکان پر ${isolate(name)} کی موجودہ قیمت معلوم نہیں۔ ایک ڈیٹا سیٹ (${isolate(source)}) میں لانچ کی قیمت ${price} ہے، سال ${year}، تصدیق نہیں ہوئی۔`,
  stalePrice: (name, price, origin) => `پاکستان میں ${isolate(name)} کی قیمت ${price} تھی${origin}۔`,
  price: (name, price, origin) => `پاکستان میں ${isolate(name)} کی قیمت ${price} ہے${origin}۔`,
  shopsDiffer: 'دکانوں پر قیمت مختلف ہو سکتی ہے۔',
  releaseQuestion: name => `${isolate(name)} کب ریلیز ہوا؟`,
  releasedOn: (name, date) => `${isolate(name)} کی ریلیز ${date} کو ہوئی۔`,
  releasedIn: (name, date) => `${isolate(name)} کی ریلیز ${date} میں ہوئی۔`,
  releaseExpected: (name, date) =>
    `${isolate(name)} کے آنے کی متوقع تاریخ ${date} تھی۔ یہ معلوم نہیں کہ یہ تب آیا یا نہیں۔`,
  releaseSold: (name, date, seller, month) =>
    `${isolate(name)} کے آنے کی متوقع تاریخ ${date} تھی۔ ${month} میں ${isolate(seller)} پر اس کی قیمت درج تھی۔`,
  releaseUnknown: name => `${isolate(name)} کی ریلیز کی تاریخ معلوم نہیں۔`,
  memoryQuestion: name => `${isolate(name)} میں کتنی ریم اور سٹوریج ہے؟`,
  memoryUnknown: name =>
    `${isolate(name)} کی میموری معلوم نہیں۔ ہو سکتا ہے اس کے ڈبے پر یا سیٹنگز میں ${isolate('About phone')} کے نیچے لکھی ہو۔`,
  ramAndStorage: (name, ram, storage) => `${isolate(name)} میں ${isolate(ram)} ریم اور ${isolate(storage)} سٹوریج ہے۔`,
  ramOnly: (name, ram) => `${isolate(name)} میں ${isolate(ram)} ریم ہے۔ اس کی سٹوریج معلوم نہیں۔`,
  storageOnly: (name, storage) => `${isolate(name)} میں ${isolate(storage)} سٹوریج ہے۔ اس کی ریم معلوم نہیں۔`,
  batteryQuestion: name => `${isolate(name)} کی بیٹری کی گنجائش کتنی ہے؟`,
  battery: (name, battery) => `${isolate(name)} کی بیٹری: ${isolate(battery)}۔`,
  batteryUnknown: name => `${isolate(name)} کی بیٹری کی گنجائش معلوم نہیں۔ دکان سے پوچھیں: ہو سکتا ہے ڈبے پر لکھی ہو۔`,
  networkQuestion: name => `کیا ${isolate(name)} میں 5G کی سپورٹ ہے؟`,
  networkUnknown: name =>
    `یہ معلوم نہیں کہ ${isolate(name)} میں 5G کی سپورٹ ہے یا نہیں۔ دکان سے کہیں کہ نیٹ ورک کی سیٹنگز میں 5G دکھائے۔`,
  supports5g: name => `ہاں، ${isolate(name)} میں 5G نیٹ ورکس کی سپورٹ ہے۔`,
  chipLacks5g: name => `نہیں، ${isolate(name)} کی چپ میں 5G نہیں۔`,
  chipSupports5g: name => `${isolate(name)} کی چپ میں 5G کی سپورٹ ہے؛ موبائل کے 5G بینڈز معلوم نہیں۔`,
  lacks5g: name => `نہیں، ${isolate(name)} میں 5G کی سپورٹ نہیں۔`,
  simQuestion: name => `${isolate(name)} میں کتنی سم لگتی ہیں؟`,
  sims: (name, count) => `${isolate(name)} میں ${count} سم ${count === 1 ? 'لگتی ہے' : 'لگتی ہیں'}۔`,
  simsByVersion: name => `${isolate(name)} میں ورژن کے حساب سے ایک یا دو سم لگتی ہیں۔`,
  fourGQuestion: name => `کیا ${isolate(name)} میں 4G کی سپورٹ ہے؟`,
  supports4g: name => `ہاں، ${isolate(name)} میں 4G نیٹ ورکس کی سپورٹ ہے۔`,
  lacks4g: name => `نہیں، ${isolate(name)} میں 4G کی سپورٹ نہیں۔`,
  radioQuestion: name => `کیا ${isolate(name)} میں ایف ایم ریڈیو ہے؟`,
  hasRadio: name => `ہاں، ${isolate(name)} میں ایف ایم ریڈیو ہے۔`,
  lacksRadio: name => `نہیں، ${isolate(name)} میں ایف ایم ریڈیو نہیں۔`,
  highlights: { display: 'سکرین', processor: 'پروسیسر', camera: 'کیمرا', memory: 'میموری', battery: 'بیٹری' },
  someProcessor: 'جدید چپ سیٹ',
  someBattery: 'دن بھر چلنے والی بیٹری',
  ram: size => `${isolate(size)} ریم`,
  storage: size => `${isolate(size)} سٹوریج`,
  notReviewed: name => `ہمارے ایڈیٹروں نے ابھی ${isolate(name)} کا ریویو نہیں کیا۔`,
  kind: (name, kind, year) =>
    kind !== null
      ? kindOf(name, kind, year)
      : year !== null
        ? `${kindOf(name, 'موبائل فون', year)} کسی دکان کی موجودہ قیمت معلوم نہیں۔`
        : `کسی دکان پر ${isolate(name)} کی موجودہ قیمت معلوم نہیں۔`,
  kinds: { budget: 'کم قیمت موبائل', midrange: 'درمیانی قیمت کا موبائل', flagship: 'فلیگ شپ موبائل' },
  brings: points => `اس میں یہ ملتا ہے: ${points}۔`,
  largeBattery: mah => `${isolate(`${mah} mAh`)} کی بڑی بیٹری`,
  someCapacity: mah => `${isolate(`${mah} mAh`)} کی بیٹری`,
  fastCharging: watts => `${isolate(`${watts} W`)} کی فاسٹ چارجنگ`,
  smoothScreen: hertz => `${isolate(`${hertz} Hz`)} کی ہموار سکرین`,
  mainCamera: megapixels => `${isolate(`${megapixels} MP`)} کا مین کیمرا`,
  memory: gigabytes => `${isolate(`${gigabytes} GB`)} ریم`,
  memoryUpTo: gigabytes => `${isolate(`${gigabytes} GB`)} تک ریم`,
  lightBody: grams => `${grams} گرام کی ہلکی باڈی`,
  descriptionOfName: name => `پاکستان میں ${isolate(name)} کی قیمت۔`,
  descriptionAtLaunch: name => `${isolate(name)}: مکمل خصوصیات۔ کسی دکان کی موجودہ قیمت معلوم نہیں۔`,
  description: name => `پاکستان میں ${isolate(name)} کی قیمت اور مکمل خصوصیات۔`,
  sentence: words => ` ${words}۔`,
  // Keywords are matched as they are typed: names stand in them without marks of direction.
  keywords: {
    price: name => `${name} کی پاکستان میں قیمت`,
    specifications: name => `${name} کی خصوصیات`,
    shortPrice: name => `${name} کی قیمت`,
    review: name => `${name} کا ریویو`,
    brand: brand => `${brand} کے موبائل`,
    brandPrices: brand => `${brand} موبائل کی پاکستان میں قیمتیں`,
    ram: (name, ram) => `${name} ${ram} ریم`,
    storage: (name, storage) => `${name} ${storage}`,
    battery: name => `${name} کی بیٹری`,
    always: ['پاکستان میں موبائل کی قیمتیں', 'موبائل فونز کا موازنہ', 'موبائل کی خصوصیات'],
  },
}

export default phoneSentences
