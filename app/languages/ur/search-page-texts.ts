import { plural } from '#app/platform/text/format.ts'
import { isolate } from '#app/platform/text/isolate.ts'
import { COMPARABLE_YEARS } from '#app/prices/grades.ts'
import type { Translation } from '../text-modules.ts'
import { yearsInUrdu } from './years.ts'

const searchPageTexts: Translation['searchPageTexts'] = {
  title: 'موبائل فون تلاش کریں',
  titleFor: term => `”${isolate(term)}“ کے نتائج`,
  description: 'پاکستان میں موبائل فون نام، ماڈل نمبر، خصوصیات یا قیمت سے تلاش کریں۔',
  heading: 'تلاش کریں',
  inRange: range => `${range} کے موبائل فون`,
  label: 'نام، خصوصیات یا قیمت سے موبائل فون تلاش کریں',
  placeholder: 'نام، ماڈل، خصوصیات یا قیمت',
  search: 'تلاش کریں',
  ignoredPrice: range => `قیمت کی حد ”${isolate(range)}“ پڑھی نہیں جا سکی، اس لیے اسے چھوڑ دیا گیا۔`,
  range: (dollars, rupees) => `${dollars} (${rupees})`,
  prompt: 'موبائل فون تلاش کرنے کے لیے کچھ لکھیں',
  searchFor: 'یہ تلاش کریں',
  brands: 'برانڈ',
  allPhones: 'سب موبائل',
  examples: [
    'redmi note 14',
    'سام سنگ 50000 سے کم',
    'گیمنگ موبائل 60 ہزار',
    '45 ہزار تک اچھی بیٹری',
    'foldable',
    'iphone 15 vs galaxy s24',
  ],
  results: count => plural(count, { one: 'ایک نتیجہ', other: `${count} نتائج` }),
  moreResults: count => `${isolate(`${count}+`)} ${plural(count, { one: 'نتیجہ', other: 'نتائج' })}`,
  corrected: `${isolate('{corrected}')} کے نتائج دکھائے جا رہے ہیں۔ جیسا لکھا گیا، ”${isolate('{typed}')}“ سے کوئی موبائل نہیں ملتا۔`,
  ignored: words => `یہ تلاش میں شامل نہیں: ${words}۔`,
  absent: name => `یہاں ”${isolate(name)}“ نام کا کوئی موبائل نہیں۔ یہ نام سب سے قریب ہیں۔`,
  ofLine: (name, line) => `یہاں ”${isolate(name)}“ نام کا کوئی موبائل نہیں۔ یہ ${line} کے ہیں، حالیہ قیمت والے پہلے۔`,
  allOfLine: (total, line) => `${line}: سب ${total} موبائل`,
  twin: name => `اس نام کا صرف ${isolate(name)} یہاں درج ہے۔`,
  relaxed({ without, less, isOfCurrent, few }) {
    if (few !== null) {
      const phones = isOfCurrent
        ? `جن موبائلوں کی پچھلے ${yearsInUrdu(COMPARABLE_YEARS)} کی قیمت معلوم ہے، ان میں سے صرف ${few}`
        : `صرف ${few} موبائل`
      return `${phones} ${plural(few, { one: 'سب شرائط پوری کرتا ہے۔ وہ پہلے ہے', other: 'سب شرائط پوری کرتے ہیں۔ وہ پہلے ہیں' })}؛ باقی میں کمی ہے: ${less}۔`
    }
    const phones = isOfCurrent
      ? `جن موبائلوں کی پچھلے ${yearsInUrdu(COMPARABLE_YEARS)} کی قیمت معلوم ہے، ان میں سے کوئی سب شرائط پوری نہیں کرتا`
      : 'کوئی موبائل سب شرائط پوری نہیں کرتا'
    const shown = [without && `اس کے بغیر: ${without}`, less && `اس میں کمی کے ساتھ: ${less}`]
      .filter(Boolean)
      .join('؛ اور ')
    return `${phones}۔ سب سے قریب یہ ہیں، ${shown}۔`
  },
  leftOut: (count, facts) =>
    plural(count, {
      one: `شاید ${isolate('{phone}')} بھی۔ اس کے بارے میں معلوم نہیں: ${facts}۔`,
      other: `شاید مزید ${count} موبائل بھی، جیسے ${isolate('{phone}')}۔ ان کے بارے میں معلوم نہیں: ${facts}۔`,
    }),
  usedFor: wishes => `کسی موبائل کے بارے میں یہ درج نہیں کہ وہ اسی کے لیے بنا ہے۔ یہاں پہلے وہ موبائل ہیں: ${wishes}۔`,
  unrecorded: things => `اس کے لیے یہ بھی اہم ہے، مگر کسی موبائل کے بارے میں درج نہیں: ${things}۔`,
  twoDays:
    'زیادہ تر موبائلوں کے بارے میں معلوم نہیں کہ بیٹری کتنے دن چلتی ہے: اندازہ بیٹری کے سائز سے ہے، سب سے بڑی پہلے۔',
  like: `قیمت اور معلوم خصوصیات میں ${isolate('{phone}')} جیسے موبائل، سب سے ملتے جلتے پہلے۔`,
  standIn: name => `یہاں ”${isolate(name)}“ نام کا کوئی موبائل نہیں: سب سے قریب والا اس کی جگہ ہے۔`,
  likeCheaper: `${isolate('{phone}')} جیسے موبائل جو اس سے دسویں حصے یا زیادہ سستے ہیں، سب سے ملتے جلتے پہلے۔`,
  likeBetter: `وہ موبائل جو ${isolate('{phone}')} سے زیادہ باتوں میں بہتر ہیں اور کم میں کمزور: رفتار، بیٹری، چارجنگ، میموری، کیمرا، سکرین اور اپڈیٹس؛ بجٹ نہ لکھا ہو تو ایک تہائی مہنگے تک۔`,
  chinese: owned => `چینی وہ برانڈ ہیں جن کی کمپنی چین میں ہے، اور وہ بھی جو ایسی کمپنی کے ہیں: ${isolate(owned)}۔`,
  keypadInstead: 'دوسرا راستہ: {link}۔',
  keypads: 'بٹن والے موبائل',
  otherBrands: brands => `یہاں ${brands} کا کوئی موبائل درج نہیں۔`,
  ofOthers: 'یہ دوسرے برانڈز کے ہیں۔',
  whatsApp:
    'بٹن والے موبائل پر واٹس ایپ چلتا ہے یا نہیں، یہ یہاں معلوم نہیں: خریدنے سے پہلے پوچھ لیں۔ اس کے لیے انٹرنیٹ چاہیے، اس لیے 4G والے پہلے ہیں۔ ان پر چلتا ہے: {link}۔',
  // Also searched for: a word that the search reads as smartphones.
  cheapSmartphones: 'سستے ٹچ موبائل',
  compare: names => `موازنہ کریں: ${names}`,
  instalments: 'قسطوں پر کل کتنا خرچ آتا ہے، اور وہ پیشکشیں جو دیکھی گئیں: دیکھیں {page}۔',
  instalmentsOfAny:
    'قسطوں پر کل کتنا خرچ آتا ہے، یہ ہر موبائل کے صفحے پر نکالا جا سکتا ہے، دیکھی گئی پیشکشوں کے ساتھ: نیچے سے موبائل چنیں، یا دیکھیں: {page}۔',
  instalmentsOf: name => `${isolate(name)} کا کیلکولیٹر`,
  simple: 'یہ اس کے لیے ہیں جسے کم چیزیں چاہییں۔ دوسرا راستہ: {link}۔',
  simpleSmart: 'بڑی سکرین اور بڑی بیٹری والے سمارٹ فون',
  elsewhere: 'یہاں صرف موبائل فون درج ہیں: ٹیبلٹ، گھڑیاں یا موبائل کا دوسرا سامان نہیں۔',
  eSim: 'ای سم: بہت سے موبائلوں میں یہ صرف بعض ورژن میں ہے؛ تفصیلات میں SIM کی قطار انہیں بتاتی ہے۔',
  nfc: 'این ایف سی: پہلے وہ موبائل ہیں جن کے ہر ورژن میں یہ ہے۔ باقی میں صرف بعض ملکوں کے ورژن میں ہے؛ ان کے صفحوں پر یہ لکھا ہے۔',
  nearestRecent: 'ان میں سے کسی کی حالیہ قیمت معلوم نہیں۔ حالیہ قیمت والا سب سے قریبی: {phone}، {price}: {over}۔',
  without5g: 'آپ کے بجٹ میں 5G کے بغیر: {phone}، {price}۔',
  perhaps: fact => `شاید یہ بھی: ${fact} (تصدیق نہیں ہوئی)`,
  aged: 'لانچ کی اور پرانی قیمتیں',
  agedIntro: `پہلے دکان سے پوچھ لیں: یہ لانچ کی قیمتیں ہیں یا ${yearsInUrdu(COMPARABLE_YEARS)} سے زیادہ پرانی۔`,
  tax: 'باہر سے آئے موبائل پر ٹیکس، یا بند ہو چکی سم: دیکھیں {page}۔',
  pta: 'جو موبائل پی ٹی اے سے منظور شدہ نہ ہو اسے رجسٹر کرانا پڑتا ہے، ورنہ اس کی سم بند ہو جاتی ہے۔ اس پر کتنا خرچ آتا ہے، اور موبائل کیسے چیک کریں: دیکھیں {page}۔',
  taxOf: 'ایک موبائل کے لیے: دیکھیں {page}۔',
  costToUse: name => `پاکستان میں ${isolate(name)} چلانے کا خرچ`,
  used: 'یہاں قیمتیں نئے موبائلوں کی ہیں؛ استعمال شدہ موبائلوں کی معلوم نہیں۔ جس قیمت پر لکھا ہو کہ پرانی یا لانچ کی ہے، اس سے آج کی قیمت کا کم ہی پتا چلتا ہے۔',
  touchAndKeys: 'یہاں کوئی ایسا موبائل درج نہیں جس میں بٹن اور ٹچ سکرین دونوں ہوں۔ یہ بٹن والے ہیں۔',
  colours: 'موبائل کے رنگ اس کے صفحے پر ہیں۔',
  pages: 'نتائج کے صفحے',
  noneInRange: 'قیمت کی اس حد میں کوئی موبائل نہیں',
  none: term => `”${isolate(term)}“ کا کوئی نتیجہ نہیں ملا`,
  tryOthers: 'کوئی اور لفظ لکھیں یا ہجے دیکھ لیں۔',
}

export default searchPageTexts
