import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { SITE_NAME } from '#app/platform/site-name.ts'
import { formatList, plural } from '#app/platform/text/format.ts'
import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const compareTexts: Translation['compareTexts'] = {
  title: 'موبائل فونز کا موازنہ کریں',
  description: `زیادہ سے زیادہ ${COMPARE_LIMIT} موبائل فونز کا آمنے سامنے موازنہ کریں: پاکستان میں قیمتیں، خصوصیات، سائز۔`,
  descriptionOfOne: name => `${isolate(name)}: پاکستان میں قیمت اور خصوصیات۔ موازنے کے لیے ایک اور موبائل شامل کریں۔`,
  descriptionOfMany: names =>
    `${names}: پاکستان میں قیمتیں اور خصوصیات آمنے سامنے؛ جو واضح طور پر بہتر ہے اس پر نشان لگا ہے۔`,
  versus: 'بمقابلہ',
  andOthers: phones => `اور ${phones} مزید`,
  twoAtOnce: 'ایک وقت میں دو',
  sides: [
    ['ایک وقت میں دو', 'پہلا موبائل'],
    ['اور', 'دوسرا موبائل'],
  ],
  selected: (count, limit) =>
    plural(count, { one: `${limit} میں سے ایک موبائل چنا گیا`, other: `${limit} میں سے ${count} موبائل چنے گئے` }),
  thatPhone: 'وہ موبائل',
  none: 'موازنے کے لیے کوئی موبائل نہیں چنا گیا',
  noneHint: 'اوپر کوئی موبائل تلاش کریں، یا کسی بھی موبائل پر + دبائیں۔',
  next: 'انہیں آمنے سامنے دیکھیں، جو واضح طور پر بہتر ہے اس پر نشان لگا ہے؛ لنک دوسروں کو بھیجیں، یا قیمت کی پرچی دکان پر لے جائیں۔',
  compareWith: 'ان سے موازنہ کریں:',
  readyPairs: 'تیار موازنے',
  comparePair: 'ان دونوں کا موازنہ کریں',
  pairUnder: rupees => `${isolate(`Rs ${rupees}`)} سے کم`,
  under: 'بجٹ:',
  thousands: number => `${number} ہزار`,
  nothingBetter: 'کوئی بات واضح طور پر بہتر نہیں',
  pairAlike: 'قیمت ایک ہی درجے کی، کوئی بات واضح طور پر بہتر نہیں',
  viewAll: 'سب موبائل دیکھیں',
  allBrands: 'سب برانڈ',
  allHave: phones => (phones === 2 ? 'دونوں:' : 'سب:'),
  differing: rows => plural(rows, { one: 'ایک فرق', other: `${rows} فرق` }),
  inShort: 'مختصراً',
  whoLeads: 'کون کس بات میں آگے ہے',
  beyond: names =>
    `ایک ساتھ ${COMPARE_LIMIT} موبائلوں کا موازنہ ہوتا ہے۔ یہ نہیں دکھائے گئے: ${formatList(names.map(isolate))}۔`,
  leftOut: phones =>
    plural(phones, {
      one: `اس لنک کا ایک موبائل ${SITE_NAME} پر نہیں ہے، اس لیے چھوڑ دیا گیا۔`,
      other: `اس لنک کے ${phones} موبائل ${SITE_NAME} پر نہیں ہیں، اس لیے چھوڑ دیے گئے۔`,
    }),
  oneAnd: name => `${isolate(name)} اور …؟`,
  addAnother: 'ایک اور موبائل شامل کریں، پھر دونوں آمنے سامنے نظر آئیں گے اور یہ بھی کہ کون سا کس بات میں بہتر ہے۔',
  priceSources: 'یہ قیمتیں کہاں سے ہیں',
  notComparedAndSources: 'موازنہ کہاں تک ہے، اور قیمتیں کہاں سے ہیں',
  sideBySide: 'آمنے سامنے',
  specifications: 'خصوصیات',
  differencesOnly: 'صرف فرق دکھائیں',
  clear: 'موازنہ خالی کریں',
  searchLabel: 'شامل کرنے کے لیے موبائل تلاش کریں',
  searchPlaceholder: `نام لکھیں، جیسے ${isolate('Redmi 15')}`,
  search: 'تلاش کریں',
  nothingFound: text => `”${isolate(text)}“ کے لیے کوئی موبائل نہیں ملا۔ نام کے کم از کم تین حروف لکھیں۔`,
  foundFor: text => `${isolate(text)} کے لیے ملنے والے موبائل`,
  add: 'شامل کریں',
  addMore: 'موبائل شامل کریں',
  addPhone: name => `${isolate(name)} شامل کریں`,
  clearlyBest: 'سب سے بہتر',
  noClearDifference: rows => `کوئی واضح فرق نہیں (${rows})`,
  theSame: rows => `ایک جیسی باتیں (${rows})`,
  points: 'خوبیاں اور خامیاں',
  whatDecides: 'فیصلہ کن باتیں',
  keySpecifications: 'اہم خصوصیات',
  noDifference: 'جو کچھ ہمیں معلوم ہے اس میں ان موبائلوں کا کوئی فرق نہیں۔',
  equal: '(کوئی واضح فرق نہیں)',
  better: 'بہتر:',
  lowerPrice: 'قیمت کم',
  lowestPrice: 'سب سے کم قیمت',
  highestPrice: 'سب سے زیادہ قیمت',
  clearlyBehind: 'باقی سب سے واضح طور پر پیچھے',
  behind: 'پیچھے:',
  insteadOf: name => `${isolate(name)} کی جگہ:`,
  notKnown: 'معلوم نہیں',
  notMeasured: 'ناپا نہیں گیا',
  remove: name => `${isolate(name)} کو موازنے سے ہٹائیں`,
  itsPrice: 'اس کی قیمت:',
  cheaperChoices: 'سستے متبادل',
  cheaperFold: (than, name, price) =>
    `${than === null ? 'دونوں' : isolate(than)} سے سستا: ${isolate(name)}، ${isolate(price)}`,
  cheaperThan: name => `${isolate(name)} سے سستا، رفتار اور بیٹری کا سائز تقریباً اتنا ہی یا زیادہ:`,
  trueToSize: 'اصل سائز',
}

export default compareTexts
