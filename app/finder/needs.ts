/** What a visitor may need of a phone: the conditions of the finder (FIND-1). Pure. */

/**
 * How a wish is compared with a fact: at most or at least a number, whether the phone has it, one of several values, or
 * all of several, of which a phone may have any number.
 */
type NeedKind = 'atMost' | 'atLeast' | 'has' | 'oneOf' | 'allOf'

type NeedRule = {
  kind: NeedKind
  /** The value that a search word means, such as `big battery`. */
  standard?: number
  /** The share of the wish by which a phone may miss it and is still shown as a near miss; without it none is. */
  nearTolerance?: number
  /** The numbers that forms offer. */
  choices?: readonly number[]
  /** Asked of keypad phones too; every other need is about smartphones. */
  isOfAnyPhone?: true
  /** The largest number that makes sense; more is a typing error. */
  max?: number
}

const needs = {
  price: { kind: 'atMost', standard: 50_000, nearTolerance: 0.1, max: 10_000_000 },
  priceMin: { kind: 'atLeast', max: 10_000_000 },
  brand: { kind: 'oneOf', isOfAnyPhone: true },
  battery: {
    kind: 'atLeast',
    standard: 6000,
    nearTolerance: 0.1,
    choices: [4000, 5000, 5500, 6000, 7000],
    max: 30_000,
  },
  charging: { kind: 'atLeast', standard: 44, nearTolerance: 0.25, choices: [18, 33, 44, 67, 100], max: 500 },
  speed: { kind: 'atLeast', standard: 24, nearTolerance: 0.15, choices: [8, 16, 24, 36, 55], max: 100 },
  refresh: { kind: 'atLeast', standard: 120, nearTolerance: 0, choices: [90, 120, 144], max: 500 },
  oled: { kind: 'has' },
  ois: { kind: 'has' },
  zoom: { kind: 'atLeast', choices: [2, 3, 5], max: 100 },
  selfie: { kind: 'atLeast', standard: 16, nearTolerance: 0.25, choices: [8, 16, 32, 50], max: 500 },
  fiveG: { kind: 'has' },
  net: { kind: 'allOf' },
  ram: { kind: 'atLeast', standard: 8, nearTolerance: 0, choices: [4, 6, 8, 12, 16], max: 64 },
  storage: { kind: 'atLeast', standard: 256, nearTolerance: 0, choices: [64, 128, 256, 512, 1024], max: 4096 },
  screenMin: { kind: 'atLeast', standard: 6.7, nearTolerance: 0.02, choices: [6, 6.5, 6.7, 6.8], max: 20 },
  screenMax: { kind: 'atMost', standard: 6.3, nearTolerance: 0.02, choices: [5.5, 6.1, 6.3, 6.5], max: 20 },
  weight: { kind: 'atMost', standard: 180, nearTolerance: 0.05, choices: [170, 180, 190, 200], max: 2000 },
  water: { kind: 'atLeast', standard: 7, nearTolerance: 0, choices: [4, 7, 8], max: 9 },
  updates: { kind: 'atLeast', choices: [1, 2, 3, 4, 5], max: 20 },
  jack: { kind: 'has' },
  card: { kind: 'has' },
  radio: { kind: 'has' },
  nfc: { kind: 'has' },
  infrared: { kind: 'has' },
  kind: { kind: 'oneOf', isOfAnyPhone: true },
  year: { kind: 'oneOf', isOfAnyPhone: true },
  grade: { kind: 'oneOf', isOfAnyPhone: true },
} as const satisfies Record<string, NeedRule>

export type NeedId = keyof typeof needs

export const needIds = Object.keys(needs) as NeedId[]

/** The rule of a need. */
export const needRule = (id: NeedId): NeedRule => needs[id]

/** Whether wishes for it are texts, such as brands. */
export const isOfTexts = (id: NeedId): boolean => ['oneOf', 'allOf'].includes(needs[id].kind)

export const isNeed = (text: string): text is NeedId => Object.hasOwn(needs, text)

/** Whether these needs leave keypad phones out: unless a kind is asked for, most needs are about smartphones. */
export const excludesKeypads = (wanted: NeedId[]): boolean =>
  !wanted.includes('kind') && wanted.some(need => !needRule(need).isOfAnyPhone)
