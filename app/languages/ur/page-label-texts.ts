import type { Translation } from '../text-modules.ts'

const pageLabelTexts: Translation['pageLabelTexts'] = {
  labels: {
    home: 'ہوم',
    phones: 'سب موبائل',
    brands: 'برانڈز',
    search: 'تلاش کریں',
    compare: 'موازنہ کریں',
    slip: 'پرچی',
    offline: 'کنکشن نہیں ہے',
    reviews: 'ریویوز',
    guide: 'خریداری گائیڈ',
    networks: '5G اور نیٹ ورکس',
    contact: 'ہم سے رابطہ کریں',
    shops: 'دکانوں کے لیے',
    priceReport: 'غلط قیمت کی اطلاع دیں',
    privacy: 'رازداری کی پالیسی',
    terms: 'استعمال کی شرائط',
    sitemap: 'سائٹ کا نقشہ',
    ptaTax: 'باہر سے آنے والے موبائل پر ٹیکس',
    data: 'ہمیں کیا معلوم ہے',
  },
  header: {
    guide: 'گائیڈ',
    networks: '5G',
    ptaTax: 'PTA ٹیکس',
  },
  footer: {
    compare: 'قیمتوں کا موازنہ',
    ptaTax: 'PTA ٹیکس کیلکولیٹر',
  },
}

export default pageLabelTexts
