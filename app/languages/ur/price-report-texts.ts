import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const priceReportTexts: Translation['priceReportTexts'] = {
  title: 'غلط قیمت کی اطلاع دیں',
  titleUnpriced: 'ہمیں اس کی قیمت بتائیں',
  titleFor: (title, phone) => `${title}: ${isolate(phone)}`,
  description: 'ہمیں وہ قیمت بتائیں جو آپ نے پاکستان میں دیکھی۔',
  thanks: 'شکریہ، آپ کی اطلاع بھیج دی گئی',
  checked: 'سائٹ پر کوئی قیمت بدلنے سے پہلے ایڈیٹر ہر اطلاع کی جانچ کرتا ہے۔',
  backTo: phone => `واپس: ${isolate(phone)}`,
}

export default priceReportTexts
