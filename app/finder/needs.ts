/** What a visitor may need of a phone: the conditions of the finder (FIND-1). Pure. */
import type { FactColumnTypes } from '#app/entities/facts.ts'

/**
 * How a wish is compared with a fact: at most or at least a number, whether the phone has it, one of several values, or
 * all of several, of which a phone may have any number.
 */
type NeedKind = 'atMost' | 'atLeast' | 'has' | 'oneOf' | 'allOf'

/** The parts of the filter form, in its order. */
export const needGroups = ['money', 'power', 'memory', 'screen', 'camera', 'network', 'lasting'] as const
export type NeedGroup = (typeof needGroups)[number]

type NeedRule = {
  kind: NeedKind
  /** Where the form asks it; within a part in the order of the needs. */
  group: NeedGroup
  /** The column with its value; what is read otherwise is in values.ts. */
  column?: keyof FactColumnTypes
  /** The value that a search word means, such as `big battery`. */
  standard?: number
  /** The share of the wish by which a phone may miss it and is still shown as a near miss; without it none is. */
  nearTolerance?: number
  /** The numbers that forms offer. */
  choices?: readonly number[]
  /** Its place among the frequent needs, which are added with one tap. */
  quick?: number
  /** Asked of keypad phones too; every other need is about smartphones. */
  isOfAnyPhone?: true
  /** The largest number that makes sense; more is a typing error. */
  max?: number
}

const needs = {
  price: { kind: 'atMost', group: 'money', standard: 50_000, nearTolerance: 0.1, max: 10_000_000 },
  priceMin: { kind: 'atLeast', group: 'money', max: 10_000_000 },
  brand: { kind: 'oneOf', group: 'money', isOfAnyPhone: true },
  battery: {
    kind: 'atLeast',
    group: 'power',
    column: 'batteryMah',
    standard: 6000,
    nearTolerance: 0.1,
    choices: [4000, 5000, 5500, 6000, 7000],
    max: 30_000,
    quick: 1,
  },
  charging: {
    kind: 'atLeast',
    group: 'power',
    column: 'chargingWatts',
    standard: 44,
    nearTolerance: 0.25,
    choices: [18, 33, 44, 67, 100],
    max: 500,
    quick: 6,
  },
  speed: {
    kind: 'atLeast',
    group: 'power',
    column: 'speed',
    standard: 24,
    nearTolerance: 0.15,
    choices: [8, 16, 24, 36, 55],
    max: 100,
    quick: 3,
  },
  refresh: {
    kind: 'atLeast',
    group: 'screen',
    column: 'refreshHz',
    standard: 120,
    nearTolerance: 0,
    choices: [90, 120, 144],
    max: 500,
  },
  oled: { kind: 'has', group: 'screen', column: 'isOled', quick: 5 },
  ois: { kind: 'has', group: 'camera', column: 'isStabilized', quick: 4 },
  zoom: { kind: 'atLeast', group: 'camera', column: 'opticalZoom', standard: 2, choices: [2, 3, 5], max: 100 },
  selfie: {
    kind: 'atLeast',
    group: 'camera',
    column: 'selfieMp',
    standard: 16,
    nearTolerance: 0.25,
    choices: [8, 16, 32, 50],
    max: 500,
  },
  fiveG: { kind: 'has', group: 'network', column: 'has5g', quick: 2 },
  net: { kind: 'allOf', group: 'network', column: 'fiveGOperators' },
  ram: {
    kind: 'atLeast',
    group: 'memory',
    column: 'ramGb',
    standard: 8,
    nearTolerance: 0,
    choices: [4, 6, 8, 12, 16],
    max: 64,
  },
  storage: {
    kind: 'atLeast',
    group: 'memory',
    column: 'storageGb',
    standard: 256,
    nearTolerance: 0,
    choices: [64, 128, 256, 512, 1024],
    max: 4096,
  },
  screenMin: {
    kind: 'atLeast',
    group: 'screen',
    column: 'screenInches',
    standard: 6.7,
    nearTolerance: 0.02,
    choices: [6, 6.5, 6.7, 6.8],
    max: 20,
  },
  screenMax: {
    kind: 'atMost',
    group: 'screen',
    column: 'screenInches',
    standard: 6.3,
    nearTolerance: 0.02,
    choices: [5.5, 6.1, 6.3, 6.5],
    max: 20,
  },
  weight: {
    kind: 'atMost',
    group: 'screen',
    column: 'weightG',
    standard: 180,
    nearTolerance: 0.05,
    choices: [170, 180, 190, 200],
    max: 2000,
  },
  thickness: {
    kind: 'atMost',
    group: 'screen',
    column: 'thicknessMm',
    standard: 7.5,
    nearTolerance: 0.05,
    choices: [7, 7.5, 8, 8.5],
    max: 60,
  },
  water: {
    kind: 'atLeast',
    group: 'lasting',
    column: 'waterLevel',
    standard: 7,
    nearTolerance: 0,
    choices: [4, 7, 8],
    max: 9,
  },
  updates: { kind: 'atLeast', group: 'lasting', standard: 3, choices: [1, 2, 3, 4, 5], max: 20 },
  jack: { kind: 'has', group: 'network', column: 'hasJack' },
  card: { kind: 'has', group: 'memory', column: 'hasCard' },
  radio: { kind: 'has', group: 'network', column: 'hasRadio' },
  nfc: { kind: 'has', group: 'network', column: 'hasNfc' },
  infrared: { kind: 'has', group: 'network', column: 'hasInfrared' },
  kind: { kind: 'oneOf', group: 'lasting', column: 'kind', isOfAnyPhone: true },
  year: { kind: 'oneOf', group: 'lasting', isOfAnyPhone: true },
  grade: { kind: 'oneOf', group: 'money', isOfAnyPhone: true },
  series: { kind: 'oneOf', group: 'money', isOfAnyPhone: true },
} as const satisfies Record<string, NeedRule>

export type NeedId = keyof typeof needs

/** Asked by links of brand pages; the filter has no field for it. */
export const UNASKED: NeedId = 'series'

/** The needs whose value is that of a column. */
export type NeedOfColumn = { [Id in NeedId]: (typeof needs)[Id] extends { column: string } ? Id : never }[NeedId]

export const needIds = Object.keys(needs) as NeedId[]

/** The rule of a need. */
export const needRule = (id: NeedId): NeedRule => needs[id]

/** The frequent needs, in the order of their chips. */
export const quickNeeds = needIds
  .filter(id => needRule(id).quick)
  .sort((a, b) => (needRule(a).quick ?? 0) - (needRule(b).quick ?? 0))

/** Whether wishes for it are texts, such as brands. */
export const isOfTexts = (id: NeedId): boolean => ['oneOf', 'allOf'].includes(needs[id].kind)

export const isNeed = (text: string): text is NeedId => Object.hasOwn(needs, text)

/** Whether these needs leave keypad phones out: unless a kind is asked for, most needs are about smartphones. */
export const excludesKeypads = (wanted: NeedId[]): boolean =>
  !wanted.includes('kind') && wanted.some(need => !needRule(need).isOfAnyPhone)

/** With fewer matches than this, wishes to give up are offered, and none to add. */
export const FEW_MATCHES = 3
