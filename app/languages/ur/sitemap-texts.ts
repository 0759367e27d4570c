import { SITE_NAME } from '#app/platform/site-name.ts'
import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const sitemapTexts: Translation['sitemapTexts'] = {
  title: 'سائٹ کا نقشہ',
  description: (brands, phones) =>
    `${SITE_NAME} کا ہر صفحہ: ${brands === 'all' ? 'سب' : brands} برانڈ اور ${phones} موبائل فون۔`,
  keyPages: 'اہم صفحات',
  groups: { phones: 'موبائل', advice: 'خریدنے سے پہلے', site: 'سائٹ کے بارے میں' },
  latest: 'نئے موبائل',
  ofBand: band => `موبائل: ${band}`,
  brands: 'برانڈ',
  reviewsOf: category => `ریویو: ${category}`,
  phones: count => `موبائل فون (${count})`,
  none: 'ابھی کوئی موبائل فون نہیں۔',
  allOf: (count, brand) => `${isolate(brand)} کے سب ${count} موبائل`,
}

export default sitemapTexts
