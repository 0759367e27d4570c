import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const reviewsTexts: Translation['reviewsTexts'] = {
  more: count => `مزید ${count} جائزے`,
  title: 'پاکستان میں موبائل فونز کے ریویوز',
  titleOf: category => `پاکستان میں موبائل فونز کے ریویوز: ${category}`,
  description: 'موبائل کی خصوصیات اور قیمت دیکھ کر ایڈیٹر کیا سمجھتا ہے: کیا بات حق میں ہے، کیا خلاف۔',
  heading: 'موبائل فونز کے ریویوز',
  intro:
    'ہمارے ایڈیٹر خصوصیات اور قیمتیں پڑھ کر اپنی رائے بتاتے ہیں۔ ہم نے یہ موبائل خود چلا کر نہیں دیکھے: اعداد کمپنیوں کے ہیں، رائے ہماری۔',
  category: 'ریویوز کی قسم',
  all: 'سب',
  categories: {
    latest: 'نئے',
    flagship: 'فلیگ شپ',
    budget: 'کم قیمت',
    midrange: 'درمیانی قیمت',
    camera: 'کیمرا',
    gaming: 'گیمنگ',
  },
  none: 'یہاں ابھی کوئی ریویو نہیں۔',
  missing: 'آپ کا موبائل یہاں نہیں؟',
  missingHint: 'ہمیں بتائیں کہ اگلا ریویو کس موبائل کا ہو۔',
  request: 'ریویو کی فرمائش کریں',
  strong: 'خوبیاں',
  weak: 'خامیاں',
  specifications: 'خصوصیات',
  specificationsOf: phone => `${isolate(phone)} کی خصوصیات`,
}

export default reviewsTexts
