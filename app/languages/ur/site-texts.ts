import { SITE_NAME } from '#app/platform/site-name.ts'
import type { Translation } from '../text-modules.ts'

const siteTexts: Translation['siteTexts'] = {
  skip: 'سیدھا مواد پر جائیں',
  homeLink: `${SITE_NAME}، ہوم`,
  mainNavigation: 'مرکزی مینو',
  menu: 'مینو',
  closeMenu: 'مینو بند کریں',
  latest: 'نئے موبائل',
  theme: 'ہلکا یا گہرا رنگ',
  searchLabel: 'موبائل فون تلاش کریں',
  searchPlaceholder: 'موبائل تلاش کریں',
  search: 'تلاش کریں',
  loadingPage: 'صفحہ لوڈ ہو رہا ہے',
  loading: 'لوڈ ہو رہا ہے',
  slogan: 'موبائل کی قیمتیں روپوں میں، ہر قیمت اپنے ذریعے اور تاریخ کے ساتھ۔ کوئی اشتہار نہیں۔',
  popularBrands: 'مشہور برانڈ',
  quickLinks: 'اہم صفحات',
  shopByPrice: 'قیمت کے حساب سے',
  latestMobiles: 'نئے موبائل',
  awaitsReview: 'اس ترجمے کی جانچ باقی ہے۔',
  inEnglish: 'انگریزی میں پڑھیں',
}

export default siteTexts
