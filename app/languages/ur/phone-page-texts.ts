import { formatNumber, plural } from '#app/platform/text/format.ts'
import { isolate } from '#app/platform/text/isolate.ts'
import type { Translation } from '../text-modules.ts'

const NONE = 'کوئی نہیں'

const phonePageTexts: Translation['phonePageTexts'] = {
  sheetFacts: { announcedDate: 'اعلان:' },
  title: (name, year) => `${isolate(name)} کی پاکستان میں قیمت، مکمل خصوصیات اور ریویو (${year})`,
  notFound: 'موبائل نہیں ملا',
  newPhones: 'نئے موبائل جن کی قیمت معلوم ہے',
  notFoundText: 'جو موبائل فون آپ نے مانگا، وہ نہیں ملا۔',
  viewAll: 'سب موبائل دیکھیں',
  allBrands: 'سب برانڈ',
  brands: 'برانڈز',
  askShop: 'پوچھیں',
  otherMemory: 'دوسری میموری',
  closestPriced: 'سب سے ملتا جلتا، قیمت کے ساتھ',
  sisterIs: { without5g: 'یہی ماڈل 5G کے بغیر', with5g: 'یہی ماڈل 5G کے ساتھ' },
  nearestWith5g: '5G والوں میں قریب ترین',
  nearestOther: 'قریب ترین دوسرا موبائل',
  similarPrices: (low, high) => `ملتے جلتے موبائل: ${isolate(low)} سے ${isolate(high)}`,
  similarSince: month => `قیمتیں ${month} یا بعد کی`,
  rival: advantage => `اسی قیمت کے قریب: ${advantage}`,
  rivalKnownBetter: advantage => `اسی قیمت کے قریب، جس کے بارے میں زیادہ معلوم ہے: ${advantage}`,
  following: { edition: 'نیا ورژن', next: 'اسی سلسلے کا اگلا ماڈل', later: 'اسی سلسلے کا بعد کا ماڈل' },
  inShops: month => `${month} میں دکانوں پر`,
  tellPrice: 'ہمیں اس کی قیمت بتائیں',
  reportPrice: 'غلط قیمت کی اطلاع دیں',
  viewSpecifications: 'خصوصیات دیکھیں',
  edit: 'موبائل میں ترمیم کریں',
  pictures: 'تصویریں',
  colours: 'رنگ',
  drawn: 'اصل تناسب سے بنایا گیا، کیمرے سادہ کر کے',
  sketched: 'یہ ایک خاکہ ہے: سائز شائع نہیں ہوا',
  outlined: 'صرف خاکہ: سائز معلوم نہیں',
  picture: number => `تصویر ${number}`,
  morePictures: 'مزید تصویریں گیلری میں',
  gallery: 'گیلری',
  picturesOf: name => `${isolate(name)} کی تصویریں`,
  pictureOf: (name, number) => `${isolate(name)}، تصویر ${number}`,
  openPicture: picture => `کھولیں: ${picture}`,
  previousPicture: 'پچھلی تصویر',
  nextPicture: 'اگلی تصویر',
  pictureOfAll: (number, all) => `${all} میں سے ${number}`,
  close: 'بند کریں',
  jump: { label: 'اس صفحے پر', price: 'قیمت', similar: 'متبادل', specifications: 'خصوصیات', questions: 'سوالات' },
  highlights: 'خاص باتیں',
  also: 'اس کے علاوہ',
  priceAnalysis: 'قیمت کا جائزہ',
  noPriceLike: (words, phones) =>
    `${words}۔ ${phones === 1 ? 'اس جیسا ایک موبائل، قیمت کے ساتھ:' : 'اس جیسے موبائل، قیمت کے ساتھ:'}`,
  noPrice: words => `${words}۔ ہم قیمت تبھی بتاتے ہیں جب معلوم ہو کہ وہ کہاں سے آئی ہے۔`,
  // Where no phone costs less, the verb is negated.
  cheaper: share =>
    share === NONE
      ? 'ہمارے پاس جن موبائلوں کی قیمت ہے، ان میں سے کسی کی قیمت اس سے کم نہیں۔'
      : `ہمارے پاس جن موبائلوں کی قیمت ہے، ان میں سے ${share} کی قیمت اس سے کم ہے۔`,
  cheaperThanLaunch: share =>
    share === NONE
      ? 'ہمارے پاس جن موبائلوں کی قیمت ہے، ان میں سے کسی کی قیمت لانچ کی اس قیمت سے کم نہیں۔'
      : `ہمارے پاس جن موبائلوں کی قیمت ہے، ان میں سے ${share} کی قیمت لانچ کی اس قیمت سے کم ہے۔`,
  cheaperInBand: (share, band) =>
    share === NONE
      ? `${band} کے درجے کے موبائلوں میں سے کسی کی قیمت اس سے کم نہیں۔`
      : `${band} کے درجے کے موبائلوں میں سے ${share} کی قیمت اس سے کم ہے۔`,
  cheaperKeypads: share =>
    share === NONE
      ? 'بٹن والے موبائلوں میں سے کسی کی قیمت اس سے کم نہیں۔'
      : `بٹن والے موبائلوں میں سے ${share} کی قیمت اس سے کم ہے۔`,
  cheaperKeypadsLastSeen: share =>
    share === NONE
      ? 'آخری بار دیکھی گئی قیمتوں کے مطابق بٹن والے موبائلوں میں سے کسی کی قیمت اس سے کم نہیں۔'
      : `آخری بار دیکھی گئی قیمتوں کے مطابق بٹن والے موبائلوں میں سے ${share} کی قیمت اس سے کم ہے۔`,
  half: 'آدھوں',
  none: NONE,
  share: percent => `${percent} فیصد`,
  belowLaunch: percent => `{year} کی لانچ کی قیمت سے ${percent} فیصد کم (تصدیق نہیں ہوئی)`,
  aboveLaunch: percent => `{year} کی لانچ کی قیمت سے ${percent} فیصد زیادہ (تصدیق نہیں ہوئی)`,
  atLaunch: 'تقریباً {year} کی لانچ کی قیمت کے برابر (تصدیق نہیں ہوئی)',
  peers: phones => `${phones} اور موبائل تقریباً اتنے ہی کے ہیں (10 فیصد کے اندر)`,
  onePeer: 'ایک اور موبائل تقریباً اتنے ہی کا ہے (10 فیصد کے اندر)',
  seePeer: 'یہ موبائل دیکھیں',
  seePeers: 'یہ موبائل دیکھیں',
  allPrices: count => `${count} قیمتیں، تاریخوں اور دکانوں کے ساتھ`,
  seenBy: (readers, city) =>
    `${city ? `${isolate(city)} میں ` : ''}${readers === 1 ? 'ایک قاری نے دیکھی' : `${readers} قارئین نے دیکھی`}`,
  offers: 'پیشکشیں',
  offersCaption: 'پیشکشیں، بیچنے والوں کے حساب سے',
  offerSeller: 'بیچنے والا اور ورژن',
  offerPrice: 'قیمت اور کب چیک کی گئی',
  offerKinds: {
    'non-pta': 'PTA میں رجسٹر نہیں',
    used: 'استعمال شدہ',
    refurbished: 'ریفربشڈ',
    official: 'آفیشل سٹور',
    list: 'قیمتوں کی فہرست',
  },
  soldOut: 'ختم ہو چکا',
  checkedOn: date => `چیک کی گئی: ${date}`,
  checkedUnchanged: (checked, changed) => `چیک کی گئی: ${checked}، ${changed} سے نہیں بدلی`,
  added: amount => `+ ${amount}`,
  priceHistory: 'قیمتوں کا ریکارڈ',
  launchPoint: 'لانچ',
  listPoint: 'فہرست',
  hollow: 'خالی نقطہ: میموری نہیں بتائی گئی',
  pricesByDate: 'قیمتیں، تاریخ کے حساب سے',
  date: 'تاریخ',
  priceAndSource: 'قیمت اور ذریعہ',
  specifications: 'تفصیلی خصوصیات',
  openAll: 'سب کھولیں',
  closeAll: 'سب بند کریں',
  build: 'سائز اور بناوٹ',
  height: 'لمبائی',
  width: 'چوڑائی',
  thickness: 'موٹائی',
  weight: 'وزن',
  frame: 'فریم',
  back: 'پچھلا حصہ',
  protection: 'حفاظت',
  faq: 'اکثر پوچھے جانے والے سوالات',
  similar: 'ملتے جلتے ماڈلوں سے موازنہ کریں',
  compareAll: count => `${count === 3 ? 'تینوں' : 'چاروں'} کا ایک ساتھ موازنہ کریں`,
  moreFrom: brand => `${isolate(brand)} کے مزید موبائل`,
  seeAll: 'سب دیکھیں',
  phonesOf: brand => `${isolate(brand)} کے موبائل`,
  review: 'ماہرانہ ریویو',
  editorialBasis: 'ہمارے ایڈیٹرز کی رائے، خصوصیات اور قیمتوں کی بنیاد پر۔',
  allReviews: 'سب ریویوز',
  reviews: count => `${count} ریویوز`,
  sampleRating: 'نمونے کی ریٹنگ، قارئین کی دی ہوئی نہیں۔',
  priceReports: count =>
    plural(count, {
      one: 'ایک قاری نے ہمیں اس موبائل کی ایک قیمت بتائی ہے۔',
      other: `قارئین نے ہمیں اس موبائل کی ${formatNumber(count)} قیمتیں بتائی ہیں۔`,
    }),
  oneSource: 'یہ معلومات ایک ہی دکان سے ہیں، اور ان کی تصدیق کرنے والی کوئی بات ہمیں معلوم نہیں۔',
  confidenceNotes: {
    high: null,
    medium:
      'سکرین، کیمروں اور بیٹری کی معلومات دکانوں کی فہرستوں سے لی گئی ہیں، کمپنی سے نہیں۔ باقی اکثر باتیں ابھی معلوم نہیں۔',
    low: 'اس موبائل کے بارے میں دکانوں کی فہرستیں ایک دوسرے سے نہیں ملتیں۔ جن باتوں پر وہ متفق ہیں وہ دکھائی گئی ہیں؛ باقی ابھی معلوم نہیں۔',
    'name-only':
      'اس موبائل کا صرف نام، میموری اور قیمتیں معلوم ہیں۔ اس کی سکرین، کیمرے، بیٹری، چپ اور سائز ابھی معلوم نہیں۔',
  },
  noGoogle: `یہ موبائل گوگل کی سروسز کے بغیر آتا ہے: اس میں اپنا ${isolate('Play Store')}، ${isolate('Gmail')}، ${isolate('YouTube')} یا ${isolate('Google Maps')} نہیں۔`,
  markNotes: {
    keypad: null,
    'folded-size': 'یہ پیمائش بند (فولڈ کیے ہوئے) موبائل کی ہے۔ کھلے موبائل کی پیمائش معلوم نہیں۔',
    'unfolded-size': 'یہ پیمائش کھلے موبائل کی ہے۔',
    edition: 'یہ ایک عام موبائل کا خاص ایڈیشن ہے۔',
    'check-condition':
      'ہو سکتا ہے یہ قیمت کھلے ڈبے والے یا استعمال شدہ موبائل کی ہو۔ دکان سے پوچھیں کہ موبائل کس حالت میں ہے۔',
    'bands-by-version': 'اس موبائل کے مختلف ورژنوں کے نیٹ ورک بینڈز ایک جیسے نہیں۔ اپنے سیٹ کا ماڈل کوڈ دیکھ لیں۔',
    'expected-release': 'ریلیز کی یہ تاریخ صرف متوقع تھی؛ یہ معلوم نہیں کہ موبائل تب آیا یا نہیں۔',
    '5g-bands-unknown': 'اس موبائل میں 5G ہے؛ اس کے 5G بینڈز معلوم نہیں۔',
  },
}

export default phonePageTexts
