/** What people type for orders, intents, operators and needs (SEARCH-11); from search habits in Pakistan, Roman Urdu and Urdu. */
import { CHINESE_BRANDS } from '#app/brands/origin.ts'
import { colourGroups } from './colour-phrases.ts'
import type { Group } from './meanings.ts'
import { needGroups } from './need-phrases.ts'
import {
  BIG_BUTTON_WORDS,
  ORDINARY_WORDS,
  OTHER_BRANDS,
  PHONE_WORDS,
  SMARTPHONE_WORDS,
  TORCH_WORDS,
  UNHELD_WORDS,
  WHATSAPP_WORDS,
} from './ordinary-words.ts'
import { useGroups } from './use-phrases.ts'

const orderGroups: Group[] = [
  {
    words: `sasta, saste, sasti, sasty, kam qeemat, kam keemat, kam qimat, kam price, kam daam, low price, lowest price, cheap, cheapest, cheaper, affordable, sasta tareen, sasta tarin, cheap price, less price,
      سستا, سستے, سستی, سستا ترین, کم قیمت, کم قیمت والا`,
    sort: 'price-asc',
    only: ['priced', 'smartphone'],
  },
  {
    // Beside an amount they only say that it is the budget.
    words:
      'budget mobile, budget phone, budget mobiles, budget phones, low budget, kam budget, budget friendly, entry level, کم بجٹ',
    sort: 'price-asc',
    only: ['priced', 'smartphone'],
    isUnlessLimited: true,
  },
  {
    words: `mehnga, mehnge, mehngi, mahanga, mehenga, mahnga, mehngay, mehnga tareen, expensive, most expensive, costly, costliest,
      high price, highest price, zyada qeemat, مہنگا, مہنگے, مہنگی, مہنگا ترین`,
    sort: 'price-desc',
    only: ['priced'],
  },
  {
    words: `acha, achha, accha, achaa, ache, achay, achy, achey, achi, achhi, acchi, axha, axhi, behtareen, behtreen, behtarin, behtreeen, best, bast, bst,
      zabardast, zabrdast, kamal, shandar, umda, behtar, better, good, nice, great, excellent, perfect, top, top 10, top 5, number 1,
      value for money, value phone, best value, value for money phone, most for the money, worth the money, worth it, bang for buck, bang for the buck, paisa vasool, paisa wasool, paise vasool, paisa wasul, پیسہ وصول, پیسے وصول, kaunsa lun, konsa lun, kaun sa lun, kon sa lun, konsa loon, kaunsa loon, konsa lena chahiye, konsa loun, kya lun, kon sa loon, konsa behtar,
      which phone should i buy, which should i buy, should i buy, suggest, suggestion, suggestions, kaunsa acha, konsa acha, konsa acha hai, kaunsa acha hai, munasib, achi quality, recommended, recommend, mashwara, popular, trending, trend, viral, bestselling, best selling, best seller, mashhoor, bikne wala, bikne wale, bikne wali, bikta, bikne, most sold, most popular,
      اچھا, اچھے, اچھی, ممتاز, بہترین, بہتر, زبردست, شاندار, عمدہ`,
    sort: 'value',
  },
  {
    words: `naya, naye, nya, nai, nayi, naey, latest, newest, new, new model, naye aane wale, new launch, newly launched, recent, upcoming,
      just launched, launched, naya model, fresh, نیا, نئے, نئی, نیو, لیٹسٹ`,
    sort: 'newest',
  },
]

const superlatives: Group[] = [
  {
    words: 'sab se, sabse, sb se, sbse, sub se, subse, most, highest, سب سے',
    isMost: true,
    isFiller: true,
  },
  { words: 'lightest, lightest phone, lightest mobile', needs: ['weight'], isMost: true },
  { words: 'slimmest, slimmest phone, thinnest, thinnest phone', needs: ['thickness'], isMost: true },
  { words: 'smallest, smallest phone, smallest mobile, smallest screen', needs: ['screenMax'], isMost: true },
  { words: 'biggest screen, largest screen, largest display, biggest display', needs: ['screenMin'], isMost: true },
  { words: 'fastest charging, fastest charger', needs: ['charging'], isMost: true },
]

const intentGroups: Group[] = [
  {
    words: `ki qeemat, ki keemat, ki qimat, ki kimat, ka price, ki price, ka rate, price in pakistan, pakistan price, kitne ka hai, kitny ka, kitne ka,
      kitnay ka, kitne ki, kitne mein, kya rate hai, kya price hai, rate kya hai, price kya hai, qeemat, keemat, qimat, kimat, price, prices,
      prise, pric, rate, rates, cost, daam, dam, worth, how much, kitna, kitne, kitny, kitnay, price list, rate list,
      کی قیمت, کا ریٹ, کتنے کا ہے, کتنے کا, کتنے کی, قیمت, ریٹ, پرائس, دام`,
    intent: 'price',
    isFiller: true,
  },
  {
    words: `qist, qiston par, qisto pe, qisto par, qiston pe, qiston, qisto, qistein, kist, kiston par, kisto pe, kiston, installment, instalment,
      emi, installments, instalments, easy installment, easy installments, without interest, interest free, zero markup, 0 installment, 0 installments, 0 instalment, 0 instalments, zero installment, zero instalment, 0 percent, 0 interest, zero interest, bila sood, sood ke baghair, baghair sood, bina sood, sood, 0 markup, markup, no markup, zero percent, bank installment, bank instalment, meezan, meezan bank, instalment plan, installment plan, on installment, on installments,
      asan qist, asaan qist, aasan iqsat, asan iqsat, iqsat, aqsat, instalment par, installment pe, installment par, instalment mobile,
      monthly, mahana, kistain, bnpl, قسط, قسطوں پر, قسطوں, اقساط, آسان اقساط, اقساط پر, ماہانہ`,
    intent: 'instalments',
  },
  {
    words: `pta tax calculator, tax calculator, pta calculator, pta tax, pta ka tax, pta kitna, registration tax, patti, tax kitna, tax, pta registration, pta duty, custom duty, customs duty,
      پی ٹی اے ٹیکس, ٹیکس کتنا, ٹیکس`,
    intent: 'tax',
  },
  {
    words: `dual pta, dual pta approved, both sim pta, single pta, pta approved, pta wala, official pta, non pta, nonpta, jv, pta, pta block, pta approve, pti approved, cpid, patch, patched, sim band, sim block, sim blocked, sim locked, blocked, pta patch, سم بند, پی ٹی اے اپروڈ, نان پی ٹی اے, پی ٹی اے`,
    intent: 'pta',
  },
  {
    words: `used, purana, purane, purani, second hand, secondhand, 2nd hand, kit only, refurbished, olx, استعمال شدہ, پرانا, پرانے, سیکنڈ ہینڈ`,
    intent: 'used',
  },
  {
    words: `tablet, tablets, tab, tabs, pad, ipad, matepad, smartwatch, smart watch, smartwatches, watch, watches, laptop, laptops, tv, led tv, led, drone, playstation, ps5, xbox,
      bike, car, motorcycle, fridge, printer, monitor, router, bluetooth speaker, camera drone, ٹیبلٹ, لیپ ٹاپ, گھڑی`,
    intent: 'elsewhere',
  },
  {
    words: `earbuds, airbuds, airpods, buds, headphones, earphones, earphone, power bank, powerbank, back cover, phone cover, mobile cover, cover, covers, phone case, case,
      pouch, screen protector, glass protector, tempered glass, protector, accessories, charger, chargers, adapter, data cable, cable, usb cable, handfree, handsfree, hands free,
      selfie stick, stand, mobile stand, phone stand, holder, mobile holder, tripod, sim card, panel, lcd, screen replacement, battery replacement, back glass, کور, چارجر, ایئر بڈز`,
    intent: 'elsewhere',
    isAccessory: true,
  },
  {
    words: `dada, dadi, nana, nani, dada abbu, nani amma, buzurg, bazurg, buzurgon, elderly, old people, old age, senior, seniors, senior citizen, grandmother, grandfather, بزرگ,
      بزرگوں, simple, simpal, sada, saada, sadha, aasan, asaan, asan, aasaan, easy to use, easy, basic, سادہ, آسان`,
    intent: 'simple',
    isKeypad: true,
  },
]

/** What is not wanted; a longer phrase counts before them: `non pta`, `without touch`. */
const negationGroups: Group[] = [
  {
    words: `not, non, no, without, except, except for, excluding, exclude, other than, besides, apart from, avoid, baghair, bagair, bina, siwaye, siwae, سوائے, بغیر`,
    negates: 'next',
    isFiller: true,
  },
  {
    words: `ke ilawa, k ilawa, ky ilawa, kay ilawa, ke alawa, k alawa, ke elawa, ilawa, alawa, ke siwa, ke baghair, k baghair, ke bagair, k bagair, ke bina, k bina, nahi chahiye, nahi chahye,
      nahi chahie, nahi chaiye, nhi chahiye, nhi chaiye, nahin chahiye, nahi, nhi, nahin, nai chahiye, na ho, nah ho, na hon, nahi ho, nahi hona, chor kar, chhor kar, chor ke, hata kar, hata ke,
      کے علاوہ, علاوہ, کے سوا, کے بغیر, نہیں چاہیے, نہیں چاہئے, نہیں چاہیئے, نہیں, نہ ہو, چھوڑ کر`,
    negates: 'previous',
    isFiller: true,
  },
  {
    words: `chinese, chinese brand, chinese brands, chinese company, chinese mobile, chinese phone, chinese phones, chinese mobiles, china, china ka, china mobile, chini, چینی, چائنہ, چائنا`,
    isUnheld: true,
    makers: CHINESE_BRANDS,
  },
]

const operatorGroups: Group[] = [
  { words: 'jazz par, jazz pe, jazz, mobilink, جاز', network: 'jazz' },
  { words: 'zong pe, zong par, zong, زونگ', network: 'zong' },
  { words: 'ufone, ufone par, ufone pe, u fone, یوفون', network: 'ufone' },
  { words: 'telenor, telenor par, telenor pe, ٹیلی نار', network: 'telenor' },
  { words: 'scom', network: 'scom' },
]

const otherGroups: Group[] = [
  { words: PHONE_WORDS, isFiller: true, isPhone: true },
  { words: SMARTPHONE_WORDS, isPhone: true, isSmartphone: true, only: ['smartphone'] },
  { words: ORDINARY_WORDS, isFiller: true },
  { words: UNHELD_WORDS, isUnheld: true },
  { words: TORCH_WORDS, isUnheld: true, isOfKeypads: true },
  { words: BIG_BUTTON_WORDS, isUnheld: true, isKeypad: true },
  { words: WHATSAPP_WORDS, isUnheld: true, isWhatsApp: true },
  ...Object.entries(OTHER_BRANDS).map(([otherBrand, words]) => ({ words, isUnheld: true as const, otherBrand })),
]

/** Where a phrase stands in two groups, the later one counts. */
export const phraseGroups: Group[] = [
  ...otherGroups,
  ...orderGroups,
  ...intentGroups,
  ...negationGroups,
  ...operatorGroups,
  ...needGroups,
  ...superlatives,
  ...colourGroups,
  ...useGroups,
]

/** Between two phones that are compared. */
export const COMPARE_WORDS = [
  'vs',
  'versus',
  'than',
  'or',
  'ya',
  'aur',
  'and',
  'muqabla',
  'mawazna',
  'farq',
  'fark',
  'faraq',
  'behtar kaun',
  'مقابلہ',
  'موازنہ',
  'یا',
  'اور',
  'فرق',
]
