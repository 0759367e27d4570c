import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import type { Translation } from '../text-modules.ts'

const notFoundTexts: Translation['notFoundTexts'] = {
  title: 'صفحہ نہیں ملا',
  description: 'اس پتے پر کوئی صفحہ نہیں ہے۔',
  heading: 'معذرت! صفحہ نہیں ملا',
  text: 'اس پتے پر ہمارا کوئی صفحہ نہیں۔',
  goHome: 'ہوم پیج پر جائیں',
  searchPhones: 'موبائل تلاش کریں',
  popularBrands: 'مشہور برانڈ',
  quickNavigation: 'اہم صفحات',
  home: 'ہوم پیج',
  homeText: 'نئے اور نمایاں موبائل',
  brands: 'سب برانڈ',
  brandsText: 'ہر برانڈ اپنے موبائلوں کے ساتھ',
  search: 'تلاش کریں',
  searchText: 'نام، ماڈل یا قیمت سے',
  compare: 'موازنہ کریں',
  compareText: `زیادہ سے زیادہ ${COMPARE_LIMIT} موبائل آمنے سامنے`,
  stillLooking: 'جو ڈھونڈ رہے ہیں وہ اب بھی نہیں ملا؟',
  stillLookingText: 'نام، ماڈل نمبر یا اپنا بجٹ لکھیں۔',
  searchAll: 'سب موبائلوں میں تلاش کریں',
}

export default notFoundTexts
