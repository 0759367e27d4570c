import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
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
  showBeside: name => `${isolate(name)} کے ساتھ دکھائیں:`,
  selected: (count, limit) =>
    plural(count, { one: `${limit} میں سے ایک موبائل چنا گیا`, other: `${limit} میں سے ${count} موبائل چنے گئے` }),
  thatPhone: 'وہ موبائل',
  none: 'موازنے کے لیے کوئی موبائل نہیں چنا گیا',
  howTitle: 'موازنہ کیسے کریں',
  steps: [
    `دو سے ${COMPARE_LIMIT} تک موبائل چنیں: یہاں تلاش کریں، یا کسی بھی موبائل پر + دبائیں۔`,
    'انہیں آمنے سامنے دیکھیں۔ جو واضح طور پر بہتر ہے اس پر نشان لگا ہے۔',
    'لنک دوسروں کو بھیجیں، یا قیمت کی پرچی دکان پر لے جائیں۔',
  ],
  noneHint: 'اوپر کوئی موبائل تلاش کریں، یا کسی بھی موبائل پر + دبائیں۔',
  compareWith: 'ان سے موازنہ کریں:',
  readyPairs: 'تیار موازنے',
  comparePair: 'موازنہ کریں',
  pairUnder: rupees => `Rs ${rupees} سے کم`,
  viewAll: 'سب موبائل دیکھیں',
  allBrands: 'سب برانڈ',
  inShort: 'مختصراً',
  whoLeads: 'مختصراً: کون کس بات میں آگے ہے',
  beyond: names =>
    `ایک ساتھ ${COMPARE_LIMIT} موبائلوں کا موازنہ ہوتا ہے۔ یہ نہیں دکھائے گئے: ${formatList(names.map(isolate))}۔`,
  addAnother: 'ایک اور موبائل شامل کریں، پھر دونوں آمنے سامنے نظر آئیں گے اور یہ بھی کہ کون سا کس بات میں بہتر ہے۔',
  priceSources: 'یہ قیمتیں کہاں سے ہیں',
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
  clearlyBetter: 'واضح طور پر بہتر',
  bestOf: phones => `${phones} میں سب سے بہتر`,
  whyNotAll: 'سب کیوں نہیں؟',
  noClearDifference: 'کوئی واضح فرق نہیں',
  points: 'خوبیاں اور خامیاں',
  whatDecides: 'فیصلہ کن باتیں',
  keySpecifications: 'اہم خصوصیات',
  tableLabel: 'موازنہ، دائیں بائیں سرکتا ہے',
  noDifference: 'جو کچھ ہمیں معلوم ہے اس میں ان موبائلوں کا کوئی فرق نہیں۔',
  equal: '(کوئی واضح فرق نہیں)',
  better: 'بہتر:',
  clearlyBehind: 'باقی سب سے واضح طور پر پیچھے',
  behind: 'پیچھے:',
  insteadOf: name => `${isolate(name)} کی جگہ:`,
  notKnown: 'معلوم نہیں',
  remove: name => `${isolate(name)} کو موازنے سے ہٹائیں`,
  cheaperChoices: 'سستے متبادل',
  trueToSize: 'اصل سائز',
}

export default compareTexts
