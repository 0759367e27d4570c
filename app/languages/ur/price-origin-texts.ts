import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

/** `12 اکتوبر 2026 کو`, `اکتوبر 2026 میں`, `2026 میں`: a day takes another word than a month or a year. */
const at = (when: string) => (/^(تقریباً )?\d{1,2} /.test(when) ? `${when} کو` : `${when} میں`)

const seen = (when: string) => `${at(when)} دیکھی گئی`
const lastSeen = (when: string) => `آخری بار دیکھی گئی: ${when}`
const MAY_HAVE_CHANGED = 'بدل چکی ہو سکتی ہے'

const priceOriginTexts: Translation['priceOriginTexts'] = {
  kinds: {
    retail: 'دکان کی قیمت',
    launch: 'لانچ کی قیمت',
    admin: 'قیمت',
    import: 'امپورٹ کی گئی قیمت',
    official: 'کمپنی کی قیمت',
    list: 'فہرست کی قیمت',
    'non-pta': 'پی ٹی اے سے غیر منظور شدہ موبائل کی قیمت',
  },
  publishers: {
    priceoye: 'PriceOye',
    mobiles: 'Mobiles Dataset (2025)',
    market: 'پاکستان کی دکانیں',
    shahab: 'Shahab Mobile',
    shopb: 'ایک دکان',
    shopc: 'ایک ڈیلر',
    admin: 'ہمارے ایڈیٹر',
  },
  source: (kind, publisher) => `${kind}، ذریعہ: ${isolate(publisher)}`,
  unverified: origin => `${origin}، غیر تصدیق شدہ`,
  about: date => `تقریباً ${date}`,
  ram: size => `${isolate(size)} ریم`,
  origin: (kind, publisher, date) => `${kind}، ذریعہ: ${isolate(publisher)}، ${date}`,
  seenOn: (kind, day, seller) => `${kind}، ${seen(day)} · ${isolate(seller)}`,
  inMonth: month => month,
  seenIn: (kind, when, seller) => `${kind}، ${seen(when)} · ${isolate(seller)}`,
  mayHaveChanged: (kind, when) => `${kind}، ${seen(when)} · ${MAY_HAVE_CHANGED}`,
  lastSeenIn: (kind, when) => `${kind}، ${lastSeen(when)}`,
  launchNote: year => `لانچ کی قیمت، ${year}، تصدیق نہیں ہوئی · دکان کی قیمت نہیں`,
  ofKind: (kind, note) => `${kind}، ${note}`,
  tagSeen: (when, seller) => `${seen(when)} · ${isolate(seller)}`,
  tagLastSeen: (when, seller) => `${lastSeen(when)} · ${isolate(seller)}`,
  cardSeen: (month, seller) => `${month} · ${isolate(seller)}`,
  cardMayHaveChanged: month => `${month} · شاید بدل گئی`,
  cardLastSeen: lastSeen,
  cardLaunch: year => `لانچ پر، ${year}، تصدیق نہیں ہوئی`,
  cardAbout: date => `تقریباً ${date}`,
  cardOfKind: (kind, note) => `${kind}، ${note}`,
  cardKinds: { official: 'کمپنی', list: 'فہرست' },
  ofMemory: (note, memory) => `${note} · ${isolate(memory)}`,
  staleWarning: 'آج کی قیمت دکان سے پوچھیں۔',
  changedWarning: `قیمت ${MAY_HAVE_CHANGED}: آج کی قیمت پوچھیں۔`,
  oldWarning: months => `${months} مہینے پرانی، ${MAY_HAVE_CHANGED}: دکان سے پوچھیں۔`,
  released: date => `ریلیز کی تاریخ: ${date}`,
  expected: date => `شروع میں متوقع تاریخ: ${date}`,
  notReleased: 'ریلیز کی تاریخ معلوم نہیں',
  chart: 'موبائل قیمت کے حساب سے؛ یہ موبائل نشان زد ستون میں ہے۔',
  chartLabel: (step, phones) =>
    `موبائل قیمت کے حساب سے، لانچ کی قیمتیں شامل ہیں: یہ موبائل ${step} کے درجے میں ہے، جس میں کل ${phones} موبائل ہیں۔`,
  stepBelow: price => `${price} سے کم`,
  stepBetween: (low, high) => `${low} سے ${high} تک`,
  stepFrom: price => `${price} یا زیادہ`,
  chartStart: price => `${price} سے کم`,
  chartEnd: price => `${price} یا زیادہ`,
}

export default priceOriginTexts
