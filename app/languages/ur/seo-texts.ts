import { SITE_NAME } from '#app/platform/site-name.ts'
import type { Translation } from '../text-modules.ts'

// Without marks of direction: search engines read these.
const seoTexts: Translation['seoTexts'] = {
  feedTitle: `${SITE_NAME}: نئے موبائل اور قیمتیں`,
  home: 'ہوم',
  brands: 'برانڈز',
  brandPhones: brand => `${brand} کے موبائل فون`,
  brandDescription: brand => `${brand} کے سب موبائل، پاکستان میں قیمتوں اور خصوصیات کے ساتھ۔`,
}

export default seoTexts
