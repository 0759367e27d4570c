import { plural } from '#app/platform/text/format.ts'
import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const brandPageTexts: Translation['brandPageTexts'] = {
  title: (brand, count) => `پاکستان میں ${isolate(brand)} موبائل کی قیمتیں (${count} ماڈل)`,
  description: brand => `${isolate(brand)} کے سب موبائل، پاکستان میں قیمتوں اور خصوصیات کے ساتھ۔`,
  notFoundTitle: 'برانڈ نہیں ملا',
  notFoundDescription: 'اس پتے پر کوئی برانڈ نہیں ہے۔',
  notFound: 'برانڈ نہیں ملا۔ اس پتے پر ہمارا کوئی صفحہ نہیں۔',
  brands: 'برانڈز',
  models: count => `${count} ماڈل دستیاب`,
  recent: (count, low, high) => `${count} کی قیمت حالیہ، ${plural(count, { one: low, other: `${low} سے ${high} تک` })}`,
  showing: (from, to, total, brand) => `${isolate(brand)} کے ${total} موبائلوں میں سے ${from} تا ${to}`,
  none: brand => `${isolate(brand)} کا کوئی موبائل نہیں ملا`,
  noneMatch: 'کوئی موبائل ان فلٹرز کے مطابق نہیں۔ {showAll}',
  showAll: brand => `${isolate(brand)} کے سب موبائل دکھائیں`,
  pages: brand => `${isolate(brand)} کے موبائلوں کے صفحے`,
}

export default brandPageTexts
