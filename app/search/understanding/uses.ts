/** Who or what a phone is for: which needs stand for that, and what of it the site does not record (SEARCH-11). Pure. */
import type { NeedId } from '#app/finder/needs.ts'
import type { WishValue } from '#app/finder/wishes.ts'
import type { Group } from './meanings.ts'

/** What people want for a use and no need asks. */
export type Unrecorded = 'sunlight' | 'loudness' | 'falls' | 'looks' | 'control' | 'days'

type UseRule = { nice: [NeedId, WishValue][]; unrecorded: Unrecorded[] }

/** Nice to have, so that a use never leaves nothing. */
export const uses = {
  rider: {
    nice: [
      ['battery', 6000],
      ['price', 50_000],
    ],
    unrecorded: ['sunlight', 'loudness'],
  },
  driver: {
    nice: [
      ['battery', 6000],
      ['screenMin', 6.7],
      ['price', 50_000],
    ],
    unrecorded: ['sunlight', 'loudness'],
  },
  labour: {
    nice: [
      ['battery', 6000],
      ['price', 30_000],
    ],
    unrecorded: ['falls', 'loudness'],
  },
  student: { nice: [['price', 50_000]], unrecorded: [] },
  classes: {
    nice: [
      ['screenMin', 6.5],
      ['battery', 5000],
      ['price', 50_000],
    ],
    unrecorded: [],
  },
  kids: { nice: [['price', 30_000]], unrecorded: ['control'] },
  parents: {
    nice: [
      ['screenMin', 6.7],
      ['battery', 6000],
      ['price', 50_000],
    ],
    unrecorded: ['loudness'],
  },
  office: {
    nice: [
      ['updates', 3],
      ['ram', 8],
      ['battery', 5000],
    ],
    unrecorded: [],
  },
  computer: {
    nice: [
      ['ram', 12],
      ['storage', 256],
      ['screenMin', 6.7],
    ],
    unrecorded: [],
  },
  calls: {
    nice: [
      ['selfie', 8],
      ['screenMin', 6.5],
      ['battery', 5000],
      ['price', 50_000],
    ],
    unrecorded: [],
  },
  gift: { nice: [], unrecorded: ['looks'] },
  travel: {
    nice: [
      ['battery', 6000],
      ['charging', 33],
    ],
    unrecorded: [],
  },
  rough: { nice: [['water', 7]], unrecorded: ['falls'] },
  days: { nice: [], unrecorded: ['days'] },
} as const satisfies Record<string, UseRule>

export type Use = keyof typeof uses

export const useRule = (use: Use): UseRule => uses[use]

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
      study ke liye, study, for study, parhai, parhai ke liye, طالب علم, سٹوڈنٹ, پڑھائی`,
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
    words: `office, office ke liye, office use, office work, office phone, for office, office kaam, daftar, daftar ke liye, business, business ke liye, business phone, businessman, work phone, for work, freelancing, freelancer,
      job ke liye, دفتر, آفس`,
    use: 'office',
    sort: 'value',
  },
  {
    words: `laptop jaisa, laptop jesa, laptop jaise, laptop jaisi, laptop ki tarah, laptop ki jagah, laptop like, like laptop, like a laptop, computer jaisa, computer jesa, computer ki tarah, pc jaisa, pc ki tarah, multitasking,
      multi tasking, heavy use, heavy apps, editing, video editing, photo editing, coding, programming, لیپ ٹاپ جیسا, ملٹی ٹاسکنگ`,
    use: 'computer',
    needs: ['speed'],
    sort: 'speed',
  },
  {
    words: 'tablet jaisa, tablet jesa, tablet jaise, tablet ki tarah, tab jaisa, ipad jaisa, like a tablet, tablet like, ٹیبلٹ جیسا',
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
  { words: 'daysbattery', use: 'days', needs: ['battery'], sort: 'battery' },
]
