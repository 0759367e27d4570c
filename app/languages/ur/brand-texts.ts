import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const brandTexts: Translation['brandTexts'] = {
  phones: count => `${count} موبائل`,
  morePhones: count => `${isolate(`${count}+`)} موبائل`,
  priceRange: 'قیمت کی حد',
  anyPrice: 'کوئی بھی قیمت',
  releaseYear: 'ریلیز کا سال',
  anyYear: 'کوئی بھی سال',
  sortBy: 'ترتیب',
  sorts: {
    newest: 'نئے، قیمت کے ساتھ',
    'price-low': 'قیمت: کم سے زیادہ',
    'price-high': 'قیمت: زیادہ سے کم',
    popular: 'سب سے مشہور',
  },
  apply: 'لاگو کریں',
  clear: 'فلٹر ہٹائیں',
}

export default brandTexts
