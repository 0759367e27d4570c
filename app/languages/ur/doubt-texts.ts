import type { Translation } from '../text-modules.ts'

const doubtTexts: Translation['doubtTexts'] = {
  more: percent => `${percent} فیصد زیادہ`,
  less: percent => `${percent} فیصد کم`,
  newest: (amount, price, date) => `سب سے نئی قیمت (${price}، ${date}) سے ${amount}`,
  month: (amount, price, month) => `${month} کی دوسری قیمتوں کے میڈین (${price}) سے ${amount}`,
  memory: 'میموری کے ایسے سائز کی قیمت جس کا اس موبائل میں ہونا معلوم نہیں',
  namesake: 'ہو سکتا ہے یہ اسی نام کے دوسرے موبائل کی ہو، 5G والے یا بغیر 5G والے کی',
}

export default doubtTexts
