import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { SITE_NAME } from '#app/platform/site-name.ts'
import { plural } from '#app/platform/text/format.ts'
import { isolate } from '#app/platform/text/isolate.ts'
import { COMPARABLE_YEARS } from '#app/prices/grades.ts'
import type { Translation } from '../text-modules.ts'
import { yearsInUrdu } from './years.ts'

const slipTexts: Translation['slipTexts'] = {
  title: 'پرچی',
  titleOf: names => `پرچی: ${names}`,
  description: 'جو قیمت ہم نے دیکھی، کہاں اور کب، دکان پر لے جانے کے لیے۔',
  intro: 'اسے دکان پر لے جائیں: پرنٹ کریں، بھیجیں، یا وہاں سگنل کے بغیر کھولیں۔',
  none: 'ابھی کوئی پرچی نہیں',
  noneHint: `کوئی موبائل کھول کر پرچی چنیں، یا زیادہ سے زیادہ ${COMPARE_LIMIT} موبائل موازنے میں شامل کریں۔`,
  viewAll: 'سب موبائل دیکھیں',
  left: count =>
    plural(count, {
      one: `اس لنک کا ایک موبائل ${SITE_NAME} پر نہیں ہے، اس لیے اس کی پرچی نہیں۔`,
      other: `اس لنک کے ${count} موبائل ${SITE_NAME} پر نہیں ہیں، اس لیے ان کی پرچی نہیں۔`,
    }),
  made: date => `پرچی کی تاریخ: ${date}`,
  where: 'کہاں',
  when: 'کب',
  memory: 'میموری',
  lastMarch: 'پچھلے مارچ',
  before: 'پہلے',
  launch: year => `لانچ کی قیمت، ${year}، تصدیق نہیں ہوئی۔ دکان کی کوئی قیمت نہیں ملی۔`,
  old: `${yearsInUrdu(COMPARABLE_YEARS)} سے پہلے دیکھی گئی۔ اور دکانوں سے بھی پوچھیں۔`,
  memoryNotNamed: 'میموری کا نام نہیں',
  shopAsks: 'دکان مانگتی ہے',
  typeIt: 'لکھیں: ہم فرق بتائیں گے۔',
  workOut: 'حساب لگائیں',
  withShare: (said, percent) => `${said} (${isolate(`${percent}%`)})`,
  above: difference => `ہماری دیکھی ہوئی قیمت سے ${difference} زیادہ`,
  below: difference => `ہماری دیکھی ہوئی قیمت سے ${difference} کم`,
  same: 'ہماری دیکھی ہوئی قیمت کے برابر',
  unread: 'قیمت یوں لکھیں: 84,999 یا 85k',
  nothingSeen: 'مقابلے کے لیے ہمارے پاس دکان کی کوئی قیمت نہیں',
  imei: 'IMEI کو 8484 پر بھیجا',
  warranty: 'وارنٹی لکھی ہوئی ملی',
  print: 'پرنٹ کریں',
  whatsApp: 'واٹس ایپ پر بھیجیں',
  compare: 'موازنہ کریں',
  sheet: 'موبائل کا صفحہ دیکھیں',
  report: 'یہ قیمت ہمیں بتائیں',
  atTheShop: 'دکان پر',
  steps: [
    'وہی میموری مانگیں جو پرچی پر لکھی ہے، اور بتائیں کہ موبائل PTA سے منظور شدہ ہونا چاہیے۔',
    'دکان جو قیمت مانگے اسے لکھیں: پرچی بتائے گی کہ وہ ہماری دیکھی ہوئی قیمت سے کتنی مختلف ہے۔',
    `اسی موبائل پر ${isolate('*#06#')} ملائیں اور IMEI 8484 پر بھیجیں۔ جواب میں وہی ماڈل ہونا چاہیے جو آپ کے ہاتھ میں ہے۔ {check}`,
    'وارنٹی بل پر لکھوائیں، IMEI اور وارنٹی دینے والے کے نام کے ساتھ۔',
  ],
  howToCheck: 'موبائل کیسے چیک کریں',
  seenAt: (price, note) => `${price} (${note})`,
  asked: (name, price, difference) => `${isolate(name)}: دکان ${price} مانگتی ہے۔ ${difference}۔`,
}

export default slipTexts
