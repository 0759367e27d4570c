import { plural } from '#app/platform/text/format.ts'
import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const LAKH = 100_000

/** Short enough for one line. */
const inUnits = (rupees: number) => (rupees >= LAKH ? `${rupees / LAKH} لاکھ` : `${rupees / 1000} ہزار`)

const between = (from: number, to: number) => `${isolate(`${from / 1000}–${to / 1000}`)} ہزار`

const homeTexts: Translation['homeTexts'] = {
  title: 'پاکستان میں موبائل فون کی قیمتیں، خصوصیات اور موازنہ',
  description: phones =>
    `پاکستان میں ${phones} موبائل فونز کا موازنہ کریں: قیمتیں روپوں میں، ذریعے اور تاریخ کے ساتھ، اور مکمل خصوصیات، آمنے سامنے۔`,
  heading: 'موبائل فونز کا موازنہ کریں اور بہترین قیمتیں ڈھونڈیں',
  intro: 'قیمتیں روپوں میں۔ ہر قیمت کے ساتھ لکھا ہے کہ کہاں سے اور کب کی ہے۔',
  searchPlaceholder: 'نام یا بجٹ لکھیں: 45000',
  yourBudget: 'آپ کا بجٹ',
  phonePerBudget: 'ہر بجٹ کا ایک موبائل',
  budgetChoice: 'پہلے حالیہ قیمت والے، پھر رفتار، 5G اور اپڈیٹس',
  budget: ({ from, to }) =>
    from === null ? `${inUnits(to ?? 0)} سے کم` : to === null ? `${inUnits(from)}+` : between(from, to),
  beforeYouBuy: 'خریدنے سے پہلے',
  taxFromAbroad: 'باہر سے آنے والے موبائل پر ٹیکس',
  fiveGOfSim: 'کیا آپ کی سم پر 5G چلتا ہے؟',
  buyingGuide: 'خریداری گائیڈ',
  statistics: 'اعداد و شمار',
  atLeast: count => isolate(`${count}+`),
  phones: 'موبائل فون',
  brands: 'برانڈ',
  daily: 'روزانہ',
  priceUpdates: 'قیمتوں کی اپڈیٹ',
  newestRead: 'تازہ ترین قیمت پڑھی گئی',
  lastRead: when => (when === null ? 'ابھی تک کوئی قیمت نہیں پڑھی گئی' : `تازہ ترین قیمت ${when} پڑھی گئی`),
  reviewCount: isolate('10K+'),
  reviews: 'صارفین کے ریویو',
  sampleCount: 'نمونے کا عدد، گنا ہوا نہیں',
  reports: count => plural(count, { one: 'قاری کی بھیجی ہوئی قیمت', other: 'قارئین کی بھیجی ہوئی قیمتیں' }),
  messages: count => plural(count, { one: 'قاری کا پیغام', other: 'قارئین کے پیغام' }),
  popularBrands: 'مشہور برانڈ',
  viewAllBrands: 'سب برانڈ دیکھیں',
  latestAndFeatured: 'نئے اور نمایاں موبائل',
  categories: 'کیٹیگریاں',
  tabs: { latest: 'نئے', popular: 'مشہور', budget: 'کم قیمت' },
  noneIn: tab => `”${tab}“ کی کیٹیگری میں کوئی موبائل نہیں ملا`,
  pickAnother: 'کوئی اور کیٹیگری چنیں۔',
  viewAll: 'سب موبائل دیکھیں',
  byPrice: 'قیمت کے حساب سے',
  phonesInBand: count => `${count} موبائل، لانچ کی قیمتیں شامل ہیں`,
}

export default homeTexts
