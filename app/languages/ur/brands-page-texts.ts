import { plural } from '#app/platform/text/format.ts'
import type { Translation } from '../text-modules.ts'

const brandsPageTexts: Translation['brandsPageTexts'] = {
  title: 'پاکستان میں موبائل برانڈ',
  description: count => `${count} موبائل برانڈ اور ان کے موبائل، پاکستان میں قیمتیں اور خصوصیات۔`,
  heading: 'موبائل برانڈ',
  none: 'ابھی کوئی برانڈ نہیں۔ برانڈ اپنے پہلے موبائل کے ساتھ یہاں نظر آئیں گے۔',
  showing: count =>
    plural(count, {
      one: 'دستیاب موبائلوں والا ایک برانڈ دکھایا جا رہا ہے',
      other: `دستیاب موبائلوں والے ${count} برانڈ دکھائے جا رہے ہیں`,
    }),
  prices: (min, max) => (max === null ? min : `${min} سے ${max} تک`),
  groups: { recent: 'حالیہ قیمتوں کے ساتھ', older: 'صرف پرانی قیمتیں', none: 'کسی دکان کی قیمت معلوم نہیں' },
  groupNotes: {
    recent: 'پہلے مشہور برانڈ، پھر زیادہ موبائلوں والے؛ ساتھ دکانوں کی حالیہ قیمتیں، کم سے زیادہ تک۔',
    older: 'ترتیب وہی ہے، ساتھ دکانوں کی آخری معلوم قیمتیں، کم سے زیادہ تک۔',
    none: 'ترتیب وہی ہے۔ ”دستیاب“ سے مراد یہاں ان کی معلومات ہیں: ان کی کسی دکان کی قیمت ہمیں معلوم نہیں۔',
  },
  phones: count => `${count} موبائل دستیاب`,
}

export default brandsPageTexts
