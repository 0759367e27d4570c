/** What people type for needs and for features of the search index (SEARCH-11): phrases with commas between them. */
import type { Group } from './meanings.ts'

export const needGroups: Group[] = [
  {
    words: `camera, cameras, kamra, kemra, camra, kaimra, camera wala, acha camera, camera ke liye, photo ke liye, photo, photography, tasveer, tasweer, picture,
      pictures, best camera, camera phone, camera quality, good photos, photographer, insta, instagram, snapchat, tiktok, tik tok, cameraphone, camera result, portrait, night camera, night, night mode, night photography, night photo, macro, macro camera, stabilization, dslr,
      کیمرا, کیمرہ, کیمرے, کیمرے والا, کیمرہ والا, تصویر کے لیے, فوٹو, فوٹوگرافی, ٹک ٹاک`,
    needs: ['ois'],
    sort: 'camera',
  },
  {
    words: `video, videos, video banana, video banane, video making, video recording, video camera, video quality, video stabilization, recording, film making, videography,
      ویڈیو, ویڈیوز, ویڈیو بنانے, ویڈیو ریکارڈنگ`,
    needs: ['ois'],
    sort: 'camera',
    lead: 'video4k',
  },
  {
    words: 'zyada ram, more ram, high ram, big ram, bari ram, zyada ram wala, heavy ram, زیادہ ریم, زیادہ ریم والا',
    needs: ['ram'],
  },
  {
    words: `zyada storage, more storage, high storage, big storage, zyada memory, bari memory, big memory, large storage, زیادہ سٹوریج, زیادہ میموری`,
    needs: ['storage'],
  },
  {
    words: `ois, ois camera, stabilised camera, stabilized camera, optical image stabilization`,
    needs: ['ois'],
  },
  {
    words: `optical zoom, telephoto, telephoto camera, telephoto zoom, telephoto lens, tele lens, periscope, periscope camera, periscope zoom, periscope lens, zoom periscope, zoom camera, camera zoom, zoom lens,
      zoom phone, zoom mobile, zoom wala, zoom quality, زوم, زوم کیمرا, زوم والا`,
    feature: 'telephoto',
    sort: 'camera',
  },
  {
    words: `selfie, selfi, selfee, selfie wala, selfie ke liye, front camera, selfie camera, front cam, selfie phone, selfies,
      سیلفی, سیلفی کیمرہ, سیلفی کیمرا, فرنٹ کیمرہ, فرنٹ کیمرا`,
    needs: ['selfie'],
  },
  {
    words: `smooth extreme, extreme graphics, high graphics, hd graphics, graphics, extreme, gaming, gamming, geming, gameing, gaming wala, game wala, game, games, gamer, gaming phone, for gaming, game khelne, pubg, pubj, pubg mobile, pubg wala,
      free fire, freefire, free fire wala, gta, gta v, gta 5, gta san andreas, genshin impact, minecraft, roblox, efootball, asphalt, cod, call of duty, genshin, bgmi, fortnite, game chalane, گیمنگ, گیم, گیمز, گیم والا, گیمنگ والا, پب جی, پبجی, فری فائر`,
    needs: ['speed'],
    sort: 'speed',
  },
  {
    words: `fast processor, acha processor, best processor, powerful, powerful processor, performance, best performance, high performance, tez mobile, tez phone, tez, flagship, flagship phone, flagship mobile,
      tez raftar, fast mobile, fast phone, fastest phone, fastest, speed, smooth, hang na ho, hang na kare, heavy games, fast performance, strong processor,
      تیز, تیز رفتار, پروسیسر, طاقتور`,
    needs: ['speed'],
    sort: 'speed',
  },
  {
    words: `battery, batery, battry, batri, bettery, betri, baitry, bttery, battery wala, battery timing,
      battery backup, backup, battery time, timing, زیادہ بیٹری, بیٹری, بیٹری والا, بیٹری ٹائمنگ, بیٹری بیک اپ, بیٹری بیک`,
    needs: ['battery'],
  },
  {
    words: `best battery, best battery backup, best battery timing, best battery life, zyada battery, lambi battery, long battery, long battery life, battery life, long lasting battery,
      lambi battery timing, zyada battery timing, long battery timing, mota battery, moti battery, bari battery, badi battery, bari betri, big battery, large battery, لمبی بیٹری, بڑی بیٹری`,
    needs: ['battery'],
    sort: 'battery',
  },
  {
    words: `longest battery, longest battery life, biggest battery, largest battery, most battery, sab se bari battery, sabse bari battery, sab se badi battery, sab se zyada battery, sab se lambi battery, sab se achi battery, سب سے بڑی بیٹری`,
    needs: ['battery'],
    sort: 'battery',
    isMost: true,
  },
  {
    words: `fast charging, fast charge, fast charger, quick charging, quick charge, super fast charging, rapid charging, turbo charging, tez charging, jaldi charge,
      jaldi charge hone, charging speed, charging, fast charging wala, charger wala, charger wali, fast charger wala, fastest charging, jaldi charging, فاسٹ چارجنگ, تیز چارجنگ, چارجنگ, فاسٹ چارجر`,
    needs: ['charging'],
  },
  {
    words: `wireless charging, wireless charge, wireless charger, wireless charging support, wireless charging wala, bina wire charging, bina taar charging, وائرلیس چارجنگ`,
    feature: 'wirelessCharging',
  },
  {
    words: `5g, 5 g, 5g wala, five g, faiv g, 5g network, 5g supported, 5g support, 5g mobile, 5g phone, fiveg, فائیو جی, 5 جی, 5جی, فائو جی`,
    needs: ['fiveG'],
  },
  {
    words:
      '4g, 4 g, 4g wala, four g, for g, 4g network, 4g supported, 4g support, 4g mobile, 4g phone, 4g lte, lte, فور جی, 4 جی, 4جی',
    feature: 'fourG',
  },
  {
    words: `bari screen, badi screen, bare, bare screen, bara mobile, bara phone, bara, bari, bada, badi, big screen, large screen, bari display, badi display, biggest screen, large display, big display,
      bara size, bara screen, large, بڑا, بڑی, بڑی سکرین, بڑی اسکرین, بڑا موبائل, بڑی ڈسپلے`,
    needs: ['screenMin'],
  },
  {
    words: `chota, chhota, choti, chhoti, chotta, chote, chota mobile, chhota mobile, chota phone, choti screen, chhoti screen, chota size, chote size, compact, compact phone,
      small phone, small, small screen, small mobile, smallest, mini phone, mini mobile, one hand, one handed, ek hath, pocket size, چھوٹا, چھوٹی, چھوٹے, چھوٹا موبائل, چھوٹی سکرین`,
    needs: ['screenMax'],
  },
  {
    words: `halka, halki, halka mobile, halka phone, halka phulka, light weight, lightweight, light phone, lightest, kam wazan, slim light, ہلکا, ہلکی, کم وزن`,
    needs: ['weight'],
  },
  {
    words: `slim, slim phone, slim mobile, slim body, patla, patli, patla mobile, patla phone, thin, thin phone, پتلا, پتلی, پتلا موبائل, سلم`,
    needs: ['thickness'],
  },
  {
    words: `water proof, waterproof, watar proof, waterprof, pani wala, pani se mehfooz, pani mein, pani se bacha, pani proof, water resistant, water resistance,
      water protection, dust proof, واٹر پروف, پانی سے محفوظ, پانی والا`,
    needs: ['water'],
  },
  {
    words: `updates, update, software updates, software update, security updates, security update, android updates, android update, os updates, os update, system updates,
      longest updates, long updates, long lasting updates, long software support, software support, years updates, years of updates, saal updates, saal update,
      lambi updates, lambe updates, zyada updates, long term updates, updates wala, future proof, اپڈیٹ, اپڈیٹس, اپ ڈیٹ, اپ ڈیٹس`,
    needs: ['updates'],
    sort: 'updates',
  },
  {
    words: `button wala, button, buttons, buton, batan, batan wala, batton wala, button mobile, buttons wala, keypad, key pad, keypad wala, keypad mobile, sada mobile, sada phone, sadha mobile, sadha phone, button phone, keypad phone, feature phone, non touch, without touch, dabba phone, بٹن, بٹن والا, بٹنوں والا, کی پیڈ, کیپیڈ, سادہ موبائل, سادہ فون`,
    isKeypad: true,
  },
  {
    // Words for `and` are left out before.
    words: `touch button, touch buttons, touch keypad, touch type, touch n type, button touch, buttons touch, keypad touch, touch screen button, touch screen keypad, touch with keypad, touch with buttons,
      ٹچ بٹن, بٹن ٹچ`,
    isKeypad: true,
    isTouchAndKeys: true,
  },
  {
    words: `memory card, memory card wala, sd card, card wala, microsd, micro sd, card slot, sd card slot, memory card slot, expandable storage, expandable memory,
      میموری کارڈ, ایس ڈی کارڈ`,
    needs: ['card'],
  },
  {
    words: 'radio, fm, fm radio, radio wala, fm wala, without internet radio, ریڈیو, ریڈیو والا, ایف ایم',
    needs: ['radio'],
  },
  {
    words: 'remote wala, infrared, ir blaster, ir, remote, tv remote, ac remote, remote control, ریموٹ, ریموٹ والا',
    needs: ['infrared'],
  },
  {
    words: `headphone jack, handfree wala, handsfree wala, hand free jack, handfree jack, handsfree jack, headphone socket, audio jack, headphone, headphone wala, 3 5mm jack, 3.5mm jack, 3.5 mm jack,
      3.5mm, 3.5 jack, jack, aux, ہینڈ فری, ہیڈ فون جیک`,
    needs: ['jack'],
  },
  { words: 'nfc wala, nfc, tap payment, contactless, این ایف سی', needs: ['nfc'] },
  {
    words: `amoled wala, amoled, oled, amoled screen, amoled display, super amoled, amolad, emoled, p oled, poled, امولیڈ, ایمولیڈ, ایمولڈ`,
    needs: ['oled'],
  },
  {
    words: `best display, best screen, acha display, achha display, acha screen, achi screen, achi display, achi display wala, good display, good screen, display quality, screen quality, display acha, display acha ho,
      screen achi, screen achi ho, behtareen display, behtareen screen, zabardast display, beautiful display, great display, top display, display ke liye, screen ke liye, best display phone, movies ke liye, movie, movies, netflix, youtube, youtube dekhne, youtube ke liye, video dekhne, videos dekhne,
      film dekhne, filmein dekhne, drama dekhne, dramay, اچھی سکرین, اچھا ڈسپلے, بہترین ڈسپلے, بہترین سکرین`,
    sort: 'screen',
  },
  { words: 'high refresh rate, refresh rate, smooth display, smooth screen, high refresh', needs: ['refresh'] },
  {
    words: `fingerprint, finger print, fingerprint sensor, fingerprint scanner, finger print sensor, fingerprint lock, finger lock, finger touch, finger sensor, fingar print, fingerprints,
      fingerprint wala, فنگر پرنٹ, فنگرپرنٹ, فنگر پرنٹ سینسر`,
    feature: 'fingerprint',
  },
  {
    words: `under display fingerprint, under screen fingerprint, in display fingerprint, indisplay fingerprint, in screen fingerprint, on screen fingerprint, on display fingerprint,
      screen fingerprint, display fingerprint, fingerprint on screen, fingerprint in screen, fingerprint under screen, fingerprint under display, fingerprint in display,
      fingerprint on display, in display finger print, under display finger print, screen wala fingerprint, screen mein fingerprint, screen me fingerprint, screen par fingerprint,
      display mein fingerprint, under display fingerprint sensor, in display fingerprint sensor, display wala fingerprint`,
    feature: 'screenFingerprint',
  },
  {
    words: `stylus, stylus pen, s pen, spen, pen, pen wala, with pen, qalam, stylus wala, pen support, note pen, قلم, پین والا, سٹائلس`,
    feature: 'stylus',
  },
  {
    words: '4kvideo 60fps, 60fps 4kvideo, 4kvideo recording 60fps, 4kvideo video 60fps, 4kvideo 30fps 60fps',
    feature: 'video4k60',
  },
  { words: '4kvideo, 4kvideo 30fps, uhd video, ultra hd video', feature: 'video4k' },
  { words: '8kvideo, 8kvideo 30fps, 8kvideo 24fps', feature: 'video8k' },
  {
    words: `stereo, stereo speaker, stereo speakers, stereo sound, dual speaker, dual speakers, double speaker, do speaker, loudspeaker, loud speaker, loud speakers, loudspeakers, loud, loud sound,
      bara speaker, bare speaker, bara speaker wala, big speaker, big speakers, large speaker, awaz, awaz tez, awaz bari, awaz oonchi, awaz zyada, zyada awaz, awaz tez ho, tez awaz, bari awaz, oonchi awaz, unchi awaz, sound, sound quality, best sound, good sound, high volume, music phone, dolby, dolby atmos, dolby sound,
      اسپیکر, سپیکر, لاؤڈ سپیکر, لاؤڈ اسپیکر, بڑا سپیکر, بڑا اسپیکر, آواز, تیز آواز, آواز تیز, اونچی آواز, بڑی آواز`,
    feature: 'stereo',
  },
  {
    words: 'fold, fold phone, fold mobile, fold wala, book fold, فولڈ',
    feature: 'fold',
  },
  {
    words:
      'foldable, folding, foldable phone, folding phone, foldable phones, fold hone wala, fold hone wale, mudne wala, فولڈ ایبل, فولڈنگ',
    feature: 'foldable',
  },
  {
    words: `clean android, stock android, pure android, plain android, vanilla android, near stock android, near stock, clean ui, clean software, clean os, bloatware free, no bloatware, without bloatware, bloat free,
      zero bloatware, bloatware na ho, saaf android, stock ui, pure ui, android one`,
    feature: 'plainAndroid',
  },
  {
    words: `android, android phone, android phones, android mobile, android mobiles, android set, android smartphone, اینڈرائیڈ, اینڈرائڈ, اینڈرائیڈ فون, اینڈرائیڈ موبائل`,
    feature: 'android',
    isPhone: true,
    isSmartphone: true,
    only: ['smartphone'],
  },
  { words: 'flip, flip phone, flip mobile, flip wala, فلپ, فلپ فون', feature: 'flip' },
]
