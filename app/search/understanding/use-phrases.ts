/** What people type for who or what a phone is for (SEARCH-11): phrases with commas between them. */
import type { Group } from './meanings.ts'

export const useGroups: Group[] = [
  {
    words: `rider, riders, bike rider, bike riders, motorcycle rider, bike wala, bike walon, bike par, bike pe, bike ke liye, for bike, delivery rider, delivery riders, delivery boy, delivery wala, delivery ke liye,
      delivery kaam, foodpanda, foodpanda rider, food panda, bykea, bykea rider, courier, rider job, رائیڈر, ڈیلیوری بوائے`,
    use: 'rider',
  },
  {
    words: `driver, drivers, car driver, taxi driver, taxi, uber, uber driver, careem, careem driver, indrive, in drive, indriver, yango, truck driver, rickshaw, rickshaw driver, driver ke liye, gari ke liye, gaari ke liye, car ke liye,
      car mein, car me, for car, navigation, google maps, gps, maps, ڈرائیور`,
    use: 'driver',
  },
  {
    words: `labour, mazdoor, mazdur, kisan, farmer, zamindar, guard, chowkidar, security guard, mali, khansama, maid, maid ke liye, naukar, naukar ke liye, مزدور, کسان`,
    use: 'labour',
  },
  {
    words: `school ke liye, college ke liye, student ke liye, students ke liye, for student, for students, student phone, student mobile, student, students, university, university ke liye, college, school,
      study ke liye, study, for study, parhai, parhai ke liye, طالب علم, سٹوڈنٹ, اسٹوڈنٹ, طلبہ, پڑھائی`,
    use: 'student',
    sort: 'value',
  },
  {
    words: `bachon ki class ke liye, class ke liye, online class, online classes, online class ke liye, online classes ke liye, online study, online parhai, zoom, zoom class, zoom classes, zoom meeting, zoom meetings, online meeting,
      online meetings, آن لائن کلاس, آن لائن کلاسز`,
    use: 'classes',
    sort: 'value',
  },
  {
    words: `kids ke liye, kids, for kids, kids phone, bachon ke liye, bacho ke liye, bachay ke liye, bache ke liye, bachon ka phone, bachon wala, bachi ke liye, for children, children phone, بچے کے لیے, بچوں کے لیے, بچوں`,
    use: 'kids',
    sort: 'value',
  },
  {
    words: `papa, baba, daddy, mama, mummy, mother, mom, mum, amma, ammi, ami, ammi jaan, maa, walida, father, dad, abbu, abu, abba, abba jaan, walid, walidain, parents, waldain, amma abba, ammi abbu,
      امی, ابو, اماں, ابا, والدہ, والد, والدین`,
    use: 'parents',
  },
  {
    words: `office, office ke liye, office use, office work, office phone, for office, office kaam, daftar, daftar ke liye, business, business ke liye, business phone, businessman, work phone, for work, freelancing, freelancer, earning, online earning, online kaam, fiverr, upwork, data entry,
      job ke liye, دفتر, آفس`,
    use: 'office',
    sort: 'value',
  },
  {
    words: `laptop jaisa, laptop jesa, laptop jaise, laptop jaisi, laptop ki tarah, laptop ki jagah, laptop like, laptop alternative, alternative to laptop, laptop replacement, like laptop, like a laptop, computer jaisa, computer jesa, computer ki tarah, pc jaisa, pc ki tarah, multitasking,
      multi tasking, heavy use, heavy apps, editing, video editing, photo editing, coding, programming, لیپ ٹاپ جیسا, ملٹی ٹاسکنگ`,
    use: 'computer',
    needs: ['speed'],
    sort: 'speed',
  },
  {
    words:
      'tablet jaisa, tablet jesa, tablet jaise, tablet ki tarah, tab jaisa, ipad jaisa, like a tablet, tablet like, ٹیبلٹ جیسا',
    needs: ['screenMin'],
    isMost: true,
  },
  {
    words: `video call, video calls, video calling, video call ke liye, videocall, video calling ke liye, whatsapp video call, whatsapp call, imo, skype, ویڈیو کال, ویڈیو کالنگ`,
    use: 'calls',
    sort: 'value',
  },
  {
    words: `gift, gift ke liye, gifts, tohfa, tohfay, tohfe, shadi, shaadi, shadi ka gift, shaadi gift, shadi gift, wedding, wedding gift, jahez, jahaiz, salgirah, birthday, birthday gift, eid gift, mangni, تحفہ, شادی, سالگرہ`,
    use: 'gift',
    sort: 'value',
  },
  {
    words: `safar, safar ke liye, travel, travelling, traveling, tourist, hajj, umrah, hajj umrah, umrah ke liye, hajj ke liye, سفر, عمرہ, حج`,
    use: 'travel',
  },
  {
    words: `mazboot, mazbut, mazboot mobile, rugged, rugged phone, tough, tough phone, strong, strong phone, rough use, rough and tough, girne se na toote, drop proof, shockproof, shock proof, toota na ho, unbreakable, مضبوط`,
    use: 'rough',
  },
  {
    words: `vlogging, vlog, vlogs, vlogger, vlogging phone, vlog banane, youtuber, youtubers, youtube video, youtube videos, youtube channel, youtube video banane, youtube videos banane, content creation, content creator, content creators, reels, reel,
      insta reels, instagram reels, reels banane, reel banane, tiktoker, tiktokers, tiktok banane, tiktok video, tiktok videos, tiktok video banane, ولاگ, ولاگنگ, یوٹیوبر, ریلز`,
    use: 'vlog',
    needs: ['ois'],
    sort: 'camera',
    lead: 'video4k',
  },
  { words: 'daysbattery', use: 'days', needs: ['battery'], sort: 'battery', isMost: true },
]
