import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const feedTexts: Translation['feedTexts'] = {
  newPhone: name => `نیا موبائل: ${isolate(name)}`,
  priceWithdrawn: name => `${isolate(name)}: قیمت ہٹا دی گئی`,
  newPrice: (name, price) => `${isolate(name)}: اب ${price}`,
  summary: price => `${price}۔`,
  summaryWithOrigin: (price, origin) => `${price} (${origin})۔`,
  before: price => `پہلے: ${price}۔`,
  phoneTitle: name => `${isolate(name)}: قیمتیں`,
  listTitle: wishes => `نئے اور سستے ہونے والے موبائل: ${wishes}`,
  allPhones: 'سب',
  phoneLink: 'اس قیمت سے باخبر رہیں (RSS)',
  unpricedLink: 'قیمت معلوم ہونے پر خبر پائیں (RSS)',
  listLink: 'ایسے موبائلوں سے باخبر رہیں (RSS)',
}

export default feedTexts
