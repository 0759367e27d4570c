import { capitalized } from '#app/platform/text/format.ts'
import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const searchTexts: Translation['searchTexts'] = {
  sorts: {
    relevance: 'سب سے زیادہ مطابق',
    newest: 'نئے پہلے',
    'price-low': 'قیمت: کم سے زیادہ',
    'price-high': 'قیمت: زیادہ سے کم',
    value: 'پیسوں کے بدلے سب سے زیادہ',
    camera: 'سب سے اچھا کیمرا ہارڈ ویئر',
    speed: 'سب سے تیز چپ',
    battery: 'سب سے بڑی بیٹری',
    updates: 'سب سے لمبے عرصے تک اپڈیٹس',
    cheapest: 'سب سے سستے پہلے',
    dearest: 'سب سے مہنگے پہلے',
    nearest: 'قیمت سے نیچے، سب سے قریب',
    closest: 'جو آپ نے مانگا اس کے سب سے قریب',
  },
  features: {
    fingerprint: 'فنگر پرنٹ',
    screenFingerprint: 'سکرین میں فنگر پرنٹ',
    stylus: 'سٹائلس کے ساتھ چلتا ہے',
    video4k: '4K ویڈیو',
    video4k60: '60 فریم فی سیکنڈ پر 4K ویڈیو',
    video8k: '8K ویڈیو',
    stereo: 'سٹیریو سپیکر',
    wirelessCharging: 'وائرلیس چارجنگ',
    fold: 'کتاب کی طرح کھلتا ہے',
    flip: 'فولڈ ہو کر آدھا رہ جاتا ہے',
    foldable: 'فولڈ ہوتا ہے',
    certainNfc: 'ہر ورژن میں این ایف سی',
  },
  excluded: words => `شامل نہیں: ${isolate(words)}`,
  price: range => `قیمت: ${range}`,
  thePrice: 'قیمت',
  sortedBy: sort => `ترتیب: ${sort}`,
  network: name => `${isolate(capitalized(name))} پر`,
}

export default searchTexts
