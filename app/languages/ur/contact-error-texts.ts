import { plural } from '#app/platform/text/format.ts'
import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const contactErrorTexts: Translation['contactErrorTexts'] = {
  noFirstName: 'اپنا نام لکھیں',
  noLastName: 'اپنا خاندانی نام لکھیں',
  noEmail: 'اپنا ای میل پتا لکھیں',
  email: `ای میل اس طرح لکھیں: ${isolate('name@example.com')}`,
  phone: `فون نمبر اس طرح لکھیں: ${isolate('0300 1234567')}، یا خالی چھوڑ دیں`,
  noSubject: 'چنیں کہ بات کس بارے میں ہے',
  noMessage: 'اپنا پیغام لکھیں',
  noPrice: 'جو قیمت آپ نے دیکھی وہ لکھیں',
  priceOfNoPhone: 'کسی موبائل کی قیمت اتنی نہیں ہوتی۔ پوری قیمت روپوں میں لکھیں، جیسے 84,999۔',
  price: 'قیمت روپوں میں لکھیں، جیسے 84,999',
  noPlace: 'بتائیں کہ یہ کہاں دیکھی: دکان یا لنک',
  fields: count => plural(count, { one: 'ایک خانہ دوبارہ دیکھیں۔', other: `${count} خانے دوبارہ دیکھیں۔` }),
  tooMany: minutes =>
    `پچھلے ایک گھنٹے میں آپ کے نیٹ ورک سے بہت زیادہ پیغام آئے، اس لیے یہ پیغام نہیں بھیجا گیا۔ ${minutes} منٹ بعد دوبارہ کوشش کریں۔`,
}

export default contactErrorTexts
