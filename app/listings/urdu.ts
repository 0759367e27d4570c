/** Turns the Urdu words of listings into the Latin ones that shops use for the same. Pure. */
import { latinDigits, withoutInvisible } from '#app/platform/text/text.ts'

/** Latin word: its Urdu spellings. Longer phrases are replaced first. */
const words: Record<string, string> = {
  // Makers.
  samsung: 'سام سنگ|سامسنگ|سیمسنگ|سمسنگ',
  apple: 'ایپل',
  xiaomi: 'شیاؤمی|شاؤمی|شیاومی|ژیاؤمی|ژیاومی|شاومی|زیاومی',
  oppo: 'اوپو|اوپّو',
  vivo: 'ویوو|وی وو|ویو',
  realme: 'ریئل می|رئیل می|ریل می|ریلمی|ریئلمی|رئیلمی',
  infinix: 'انفینکس|انفنکس|انفینیکس',
  tecno: 'ٹیکنو|ٹکنو',
  itel: 'آئی ٹیل|آئٹل|آئیٹیل|ایٹل',
  oneplus: 'ون پلس',
  google: 'گوگل',
  honor: 'آنر|اونر|ہونر',
  huawei: 'ہواوے|ہواوی|ہواوئے|ہوآوے',
  motorola: 'موٹورولا|موٹرولا',
  nokia: 'نوکیا',
  nothing: 'نتھنگ|نتھینگ',
  sony: 'سونی',
  zte: 'زیڈ ٹی ای',
  // Product lines.
  galaxy: 'گلیکسی|گیلکسی|گیلیکسی|گلکسی',
  iphone: 'آئی فون|آئیفون|ایفون|آئ فون',
  redmi: 'ریڈمی|ریڈ می',
  poco: 'پوکو',
  pixel: 'پکسل',
  xperia: 'ایکسپیریا',
  nubia: 'نوبیا',
  moto: 'موٹو',
  note: 'نوٹ',
  hot: 'ہاٹ',
  smart: 'سمارٹ|اسمارٹ',
  zero: 'زیرو',
  spark: 'سپارک|اسپارک',
  camon: 'کیمون|کیمن|کامن',
  pova: 'پووا|پوا',
  pop: 'پاپ',
  phantom: 'فینٹم',
  reno: 'رینو',
  find: 'فائنڈ',
  narzo: 'نارزو',
  magic: 'میجک',
  nova: 'نووا',
  mate: 'میٹ',
  pura: 'پیورا|پورا',
  nord: 'نورڈ',
  razr: 'ریزر',
  // Suffixes.
  pro: 'پرو',
  plus: 'پلس',
  max: 'میکس',
  ultra: 'الٹرا',
  lite: 'لائٹ|لائیٹ',
  mini: 'منی',
  neo: 'نیو',
  edge: 'ایج',
  fold: 'فولڈ',
  flip: 'فلپ',
  air: 'ایئر|ائیر|ائر',
  go: 'گو',
  play: 'پلے',
  turbo: 'ٹربو',
  power: 'پاور',
  fusion: 'فیوژن',
  // Letters of models.
  a: 'اے',
  b: 'بی',
  c: 'سی',
  d: 'ڈی',
  e: 'ای',
  f: 'ایف',
  g: 'جی',
  h: 'ایچ',
  i: 'آئی',
  k: 'کے',
  l: 'ایل',
  m: 'ایم',
  n: 'این',
  p: 'پی',
  r: 'آر',
  s: 'ایس',
  t: 'ٹی',
  u: 'یو',
  v: 'وی',
  x: 'ایکس',
  y: 'وائی',
  z: 'زیڈ',
  // Memory.
  gb: 'جی بی',
  tb: 'ٹی بی',
  ram: 'ریم',
  rom: 'روم|سٹوریج|اسٹوریج|میموری',
  // Registration and state.
  'non pta': 'نان پی ٹی اے|بغیر پی ٹی اے|غیر پی ٹی اے|پی ٹی اے کے بغیر|نن پی ٹی اے|پی ٹی اے نہیں',
  unregistered: 'غیر رجسٹرڈ|ان رجسٹرڈ',
  'pta approved': 'پی ٹی اے اپرووڈ|پی ٹی اے منظور شدہ|پی ٹی اے ایپرووڈ|پی ٹی اے رجسٹرڈ|پی ٹی اے سے منظور شدہ',
  pta: 'پی ٹی اے',
  jv: 'جے وی',
  patched: 'پیچ|پیچڈ',
  purana: 'پرانا|پرانی|پرانے',
  used: 'استعمال شدہ|یوزڈ|یوز|مستعمل',
  'second hand': 'سیکنڈ ہینڈ',
  kit: 'کٹ',
  'open box': 'کھلا ڈبہ|اوپن باکس|ڈبہ کھلا',
  refurbished: 'ری فربشڈ|ریفربشڈ|مرمت شدہ',
  naya: 'نیا|نئی|نئے|بالکل نیا',
  'box pack': 'ڈبہ پیک|باکس پیک|ڈبا پیک|ڈبّہ پیک',
  'seal pack': 'سیل پیک|سیلڈ|سیل بند|سیل شدہ',
  'pin pack': 'پن پیک',
  'zero meter': 'زیرو میٹر',
  'out of stock': 'ختم|آؤٹ آف سٹاک|دستیاب نہیں|سٹاک ختم',
  available: 'دستیاب',
  exchange: 'ایکسچینج|تبادلہ|تبادلے',
  condition: 'کنڈیشن|حالت',
  // Instalments and prices.
  qist: 'قسط|قسطوں|اقساط|قسطیں|قسطوں پر',
  monthly: 'ماہانہ|ماہوار|فی ماہ',
  advance: 'ایڈوانس|پیشگی',
  month: 'ماہ|مہینے|مہینہ',
  cash: 'نقد|کیش',
  // Accessories.
  for: 'برائے|کے لیے|کے لئے|کیلئے|کیلیے',
  cover: 'کور|کوور',
  case: 'کیس',
  protector: 'پروٹیکٹر',
  glass: 'گلاس|شیشہ',
  charger: 'چارجر',
  cable: 'کیبل',
  handsfree: 'ہینڈ فری|ہینڈز فری|ہینڈفری',
  earbuds: 'ایئر بڈز|ائیر بڈز|ایئربڈز|ائربڈز',
  'empty box': 'خالی ڈبہ|خالی ڈبا|صرف ڈبہ',
  box: 'ڈبہ|ڈبے|ڈبا|باکس',
  panel: 'پینل',
  battery: 'بیٹری',
  tablet: 'ٹیبلٹ|ٹیب',
  watch: 'گھڑی|واچ',
  parts: 'پرزے|پارٹس',
  'k sath': 'کے ساتھ|کیساتھ|سمیت',
  free: 'مفت|فری',
  and: 'اور',
  phone: 'فون',
  mobile: 'موبائل',
  warranty: 'وارنٹی',
  black: 'سیاہ|کالا|کالے|بلیک',
  white: 'سفید|وائٹ',
  blue: 'نیلا|نیلے|بلیو|بلو',
  green: 'سبز|ہرا|گرین',
  gold: 'سنہرا|سنہری|گولڈ|گولڈن',
  red: 'سرخ|لال|ریڈ',
  grey: 'سرمئی|گرے',
}

const latin = new Map(
  Object.entries(words).flatMap(([word, spellings]) => spellings.split('|').map(urdu => [ofUrdu(urdu), word] as const)),
)
const anyWord = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[...latin.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{M}])`,
  'gu',
)
const GENERATION = /([345])\s*جی(?!\s*بی)(?![\p{L}\p{M}])|فائیو جی/gu

/** One spelling of letters that keyboards have twice, without marks of vowels. */
function ofUrdu(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[ہهۀة]/g, 'ہ')
    .replace(/[\u064b-\u065f\u0670]/g, '')
}

/** Lower case, Latin digits, Urdu words in Latin letters, without marks that do not show. */
export function latinText(text: string): string {
  const plain = withoutInvisible(latinDigits(ofUrdu(text.replace(/[®™©]/g, '').normalize('NFKC')).toLowerCase()))
    .replace(/\ufe0f/g, '')
    .replace(/[‐‑]/g, '-')
  if (!/[\u0600-\u06ff]/.test(plain)) return withoutAccents(plain)
  return withoutAccents(
    plain
      .replace(/[،؛]/g, ',')
      .replace(GENERATION, (_, generation: string | undefined) => ` ${generation ?? 5}g `)
      .replace(anyWord, word => ` ${latin.get(word) ?? word} `),
  )
}

const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
