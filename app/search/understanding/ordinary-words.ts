/**
 * Words that carry no information about a phone (SEARCH-7): phrases with commas between them, in English, Roman Urdu and
 * Urdu. They are left out without a word, and never corrected to a name.
 */

/** They say that phones are searched for. */
export const PHONE_WORDS = `mobile, mobiles, phone, phones, fon, mobail, mobil, moblie, mobyl, fone, foan,
  handset, handsets, cell, cellphone, cell phone, cellphones, set, mobile phone, mobile phones, موبائل, موبائلز, فون, فونز, موبایل, سیٹ`

/** They say that the phone has no keys. */
export const SMARTPHONE_WORDS = `smartphone, smartphones, smart phone, smart phones, touch mobile, touch phone,
  touch, touch screen, touch wala, screen touch, سمارٹ فون, اسمارٹ فون, ٹچ, ٹچ موبائل`

export const ORDINARY_WORDS = `kis, kisi, kiska, kiski, kin, kare, karay, karen, karein, karain, karun, karoon, kiya, karwana, check, check karo, pata, batana, maloom, malum, samajh, dekh, dekhen, dekhain, milta, milti, milte,
  mil, mile, milay, milega, milegi, milenge, hota, hoti, hote, lagta, lagti, lagay, deta, deti, dete, leta, leti, rehta, rehti, rahega, chalega, chalegi, aata, aati, kahte, kehte, kitna acha, please tell,
  کس, کسی, کن, کیسے, کیسی, کتنا, کتنی, کریں, کرے, کرو, کرنا, کرنے, کرتا, کرتی, کرتے, چیک, دیں, دے, دو, دیتا, دیتی, دیکھیں, دیکھو, دیکھنا, لے, لو, لینے, ملتا, ملتی, ملیں, ملیں گے, ہوتا, ہوتی, ہوتے, ہوگی, ہوں, تھا, تھی, جائے, جائیں, آئے, آتا, آتی, جا, رہے,
  چلے, چلتا, چلتی, چلنے, چلانے, بتا, بتانا, پتا, معلوم, پلیز, شکریہ, ذرا, پھر, نہ, لگتا, لگتی, خریدنے, خریدوں, colour, color, colours, colors, rang, rung, rang ka, rang ki, rang wala, khubsurat rang, رنگ, رنگ کا, رنگ والا, ka, ki, ke, kay, ky, ko, mein, main, mai, me, may, hai, hay, hain, he, ho, hon, hona, hun, tha, thi, the, se, say, sy, par, pe, pay, py,
  tak, liye, lie, lye, liay, liya, wala, wale, wali, walay, walai, waly, wla, wli, vala, vali, vale, mujhe, mujhy, mujhay, muje, mje, mjhe, hamein, humein, hum,
  ham, mera, mere, meri, apna, apne, apni, ap, aap, tum, unka, iska, is, us, ye, yeh, woh, wo, jo, jis, jiska, jiski, jisme, jismein, chahiye, chaiye,
  chahye, chahie, chaye, chahiay, chayie, chaie, chahta, chahti, batao, btao, bataein, batain, bataen, btayen, bataye, batayen, btaye, dikhao, dikhaen, dikhaye,
  koi, koie, kon, kaun, kaunsa, konsa, konse, konsi, kaunsi, kon sa, kon si, kaun sa, kia, kya, kyun, kab, kahan, kidhar, kaise, kesa, kesi, kaisa, kaisi, dono, donon,
  sab, sb, sabse, sab se, sb se, sbse, sub se, subse, bohat, bohot, bahut, bht, bhot, boht, buhat, zyada, ziada, zyda, zayada, ziyada, kam, thora, thori, thoda,
  sirf, bas, bs, bhi, hi, nahi, nhi, na, haan, han, ji, lena, leni, lene, lelo, le, lo, dena, de, do, karna, kar, karo, karta, karti, karne, krna, kr, chalna, chale,
  chalta, chalti, chalne, chalane, wagaira, waghera, waghaira, achhe se, sath, saath, liya hua, bachon, bachay, bachi, bacha, bache, bachcha, bachcho,
  jaib, jeb, pocket mein aa jaye, aa, aaye, jaye, jaaye, jae, kharab, sa, si, say, stylish, ladies, gents, lady, women phone, smart look, sahab, sahib, number, numbers, wala number, kuch, kuchh, kch, ayega, aayega, aegi, ayegi, aya, aaya, aye, gaya, gayi, raha, rahi, rahe, hoga, hogi, honge, sakta, sakti, sakte, dekhna, dekhne, dekho, dekhein, jaisa, jaisi,
  jaise, itna, itni, utna, aisa, aisi, aise, kal, parhne, sunne, andar, ander, bahir, upar, ooper, neeche, pehle, pehla, baad, bina, baghair, taraf, tarah, qism, cheez, theek, sahi, bilkul,
  zaroor, zaruri, shayad, yar, yaar, janab, jee, meherbani, shukriya, batayein, bataiye, batado, btado, dila, dilwa, dilao, dedo, naam, rakhna, rakhne, bhej, milay ga, mil sakta,
  pasandeeda, beti, beta, bete, bahu, saas, susar, chacha, chachi, mamu, mami, khala, phupho, baji, aapi, api, bhaiya, cousin, friend, friends, boss, teacher, mali,
  tailor, dukandar, employee, backup phone, second phone, spare,
  secondary, primary, kharidun, kharidu, kharidoon, khareedun, kharido, khareedo, چاہتا, چاہتی, کچھ, ہوگا, بیٹی, بیٹا, بیٹے, دوست, لیں, لوں, ملے, سکتا, سکتی, گا, گی, رہا, رہی,
  behan, bhai, bhabi, begum, biwi, ghar, kaam, use, rozana, daily, din, saal, mahine,
  model, models, version, variant, series, family, brand, brands, company, company ka, category, type, kind, item, product, list, all, any, some, no,
  an, and, or, the, this, that, these, those, it, its, my, our, your, you, we, want, wants, need, needs, needed, require, required, looking, find, get, give, tell,
  show, please, plz, pls, plzz, kindly, help, can, could, should, would, will, is it, are, was, be, been, has, have, having, had,
  does, do you, which, which one, which one is, what, whats, who, when, where, why, how, about, from, for, to, of, on, in, at, by, as, with, without, within, into, under, below, above, over, up,
  around, between, darmiyan, darmian, ke darmiyan, beech, only, also, too, so, very, much, more, most, many, few, less, least, ever, even, just, but, app, apps, quran, namaz, ke bare mein, ke bare me, bare mein, bare me, k bare mein, banane, banana, banani, now, today, aaj, aj, abhi, ab, current, currently, right now, still,
  here, there, available, availability, mil, milta, milega, mile ga, milay, mil jaye, buy, purchase, kharidna, khareedna, kharidne, hone, honay, hota, hoti, hote, lun, loon, lon, loun, job, dost, doston, khubsurat, pasand, pasandida, taqatwar, bharosa, asli, jaldi, aaram, wese, waise, phir, lekin, magar, agar, warna, taake, kyunke, matlab, bechna, sell, sale, selling, seller, offer,
  deal, deals, discount, order, online, shop, store, dukan, delivery, cash, box pack, pin pack, packed, genuine, original, warranty, guarantee, pakistan, pakistani, pk,
  karachi, lahore, islamabad, rawalpindi, peshawar, faisalabad, multan, quetta, daraz, priceoye, whatmobile, mega pk, hafeez centre, review, reviews, unboxing, spec, specs,
  specification, specifications, details, detail, features, feature, function, functions, full, complete, info, information, photos, pics, pic, image, images, official, website, page,
  compare, comparison, difference, rs, pkr, rupees, rupee, rupay, rupaye, rupe, rupiya, paisa, paise, paisay, budget, bajet, bujet, price range, range, ki range, amount, total,
  like, love, user, users, person, people, man, men, woman, women, girl, girls, boy, boys, kid, child, children, wife, husband, sister, brother, son, daughter,
  larki, larka, larkiyon, work, purpose, heavy, normal, general, long, lasting, long lasting, big, small size, high, low, medium,
  mid range, midrange, flagship killer, quality, qualty, support, supported, supports, enabled, option, inch screen, size, wise, year, years, month, same, other, another, else, than,
  really, super fast, ok, okay, thanks, thank you, salam, hello, hi, hey, sir, bro, dear, two sim, do sim, dual sim, dualsim, 2 sim, 2 sims, double sim, dono sim, single sim, 1 sim,
  کا, کی, کے, کو, میں, ہے, ہیں, ہو, سے, پر, تک, لیے, لئے, والا, والے, والی, مجھے, ہمیں, میرا, میرے, میری, اپنا, اپنے, چاہیے, چاہئے, چاہیئے, بتائیں, بتاؤ, دکھائیں, دکھاؤ, کوئی,
  کون, کونسا, کون سا, کون سی, کونسی, کیا, کیسا, کہاں, کب, سب, سب سے, بہت, زیادہ, کم, صرف, بھی, ہی, نہیں, دونوں, لینا, خریدنا, خریدیں, پاکستان, پاکستانی, پاکستان میں, ماڈل, سیریز,
  روپے, روپیے, روپیہ, بجٹ, رینج, تصویر, تفصیل, دو سم, ڈوئل سم, بچے, بھائی, آج, اب, یہ, وہ, جو, جس, اس, ایک, کوالٹی, فیچرز, مکمل`

/** What people look for and the site does not record of phones: named as not searched for, never corrected. */
export const UNHELD_WORDS = `punch hole, punch hole display, notch, waterdrop, dual display, dual screen, do screen, metal body, glass back, plastic body, blind, wifi hotspot, usb type c, type c, usb c, usb, type c charger, type c charging, reverse charging, reverse wireless charging, sunlight, dhoop, sunlight visibility, outdoor, brightness, bright screen, bright display, clear display, clear, titanium,
  font, bara font, bare font, signal, signals, network signal, pen drive, otg, face unlock, face lock, gyroscope, gyro, cooling fan, call recording, dual whatsapp, facebook, slow motion, slow mo, no ads, ads, military grade, transparent, ufs 2_2, ufs 3_1, ufs 4_0, ufs 2.2, ufs 3.1, ufs 4.0, ufs, wifi 6, wifi 7, wi fi 6, wi fi 7, with charger, charger included, charger ke sath, box charger, curved, curve display, curved display, curved screen, flat, flat screen, flat display, youtube keypad, battery removable, removable battery,
  hotspot, wifi calling, volte, vowifi, heating, hang, lag, garam,
  waranty card`

/** Not recorded either, and asked of phones with keys. */
export const TORCH_WORDS =
  'torch, torch light, flashlight, flash light, torch wala, torch wali, bari torch, ٹارچ, ٹارچ والا'

export const BIG_BUTTON_WORDS = `bare button, bara button, bare buttons, bare batan, bade button, big button, big buttons, bare button wala, bare buttons wala, bare batan wala,
  bade button wala, large buttons, large keys, big keys, bari keys, بڑے بٹن, بڑے بٹنوں والا, بڑے بٹن والا`

export const WHATSAPP_WORDS = 'whatsapp, watsapp, whatsap, whatsup, whats app, watsap, واٹس ایپ, واٹساپ, وٹس ایپ'

/** Brands that people in Pakistan search for and the bundled catalogue has not, by the name that a sentence says. */
export const OTHER_BRANDS: Record<string, string> = {
  QMobile: 'qmobile, q mobile, qmobiles, q mobiles, کیو موبائل, کیوموبائل',
  Sparx: 'sparx, spark x mobile, sparx mobile',
  Lenovo: 'lenovo, lenova, leonovo, لینووو',
  LG: 'lg, l g, ایل جی',
  HTC: 'htc, h t c, ایچ ٹی سی',
  BlackBerry: 'blackberry, black berry, بلیک بیری',
  Calme: 'calme, kalme',
  GFive: 'gfive, g five',
  "G'Right": 'gright, g right',
  Haier: 'haier',
  DCode: 'dcode, d code',
  XTouch: 'xtouch, x touch',
  'Voice Mobile': 'voice mobile',
  Rivo: 'rivo',
  MegaGate: 'megagate, mega gate',
  Lava: 'lava, lava mobile',
  Alcatel: 'alcatel',
  Micromax: 'micromax',
  Meizu: 'meizu',
  Panasonic: 'panasonic',
  Philips: 'philips',
  Gionee: 'gionee',
  Doogee: 'doogee',
  Ulefone: 'ulefone',
  Blackview: 'blackview',
  Oukitel: 'oukitel',
  Cubot: 'cubot',
  Umidigi: 'umidigi',
  Coolpad: 'coolpad',
  'Sony Ericsson': 'sony ericsson, ericsson',
  Fairphone: 'fairphone',
  Vertu: 'vertu',
  Kyocera: 'kyocera',
  Faywa: 'faywa',
  'E-tachi': 'etachi, e tachi',
}
