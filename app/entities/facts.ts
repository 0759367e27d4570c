/**
 * The declarations of facts: what is known of a phone, each fact in one place. Its table, schema, form, comparison and
 * lists follow; docs/facts.md says how to add one. Data only, because the database is built from it.
 */

/** What stands in a column of the table that lists read; `texts`: a list of texts. */
export type ColumnType = 'yesNo' | 'integer' | 'real' | 'text' | 'texts'

/** The least and the greatest value that is possible: what lies outside is a misread or mistyped text (FACT-2). */
export type Range = readonly [least: number, most: number]

type FactRule = {
  /** The columns with its plain value, or with parts of it, by name. */
  columns?: Record<string, ColumnType>
  /** A row of the comparison in which a phone is better that has it; its column is of yes and no. */
  row?: 'has'
} & (
  | { kind: 'yesNo' }
  | { kind: 'oneOf'; values: readonly [string, ...string[]] }
  | { kind: 'number'; unit: string; range: Range; isWhole?: true }
  /** Of several parts: app/facts/values.ts has its schema; `ranges` are those of its numbers that no other fact has. */
  | { kind: 'parts'; ranges?: Record<string, Range> }
)

const mm: Range = [20, 400]

/** By the name of the API; those with a dot belong to a group. docs/facts.md has the reasons of ranges. */
export const factRules = {
  kind: { kind: 'oneOf', values: ['smart', 'keypad', 'foldable'], columns: { kind: 'text' } },
  os: { kind: 'oneOf', values: ['android', 'ios', 'harmonyos', 'kaios', 'other'], columns: { os: 'text' } },
  chip: { kind: 'parts', columns: { chip: 'text' } },
  /** In points of a test too, where they are known for certain: value is judged by those. */
  speed: { kind: 'parts', columns: { speed: 'integer', speedPoints: 'real' } },
  graphics: { kind: 'parts', columns: { graphics: 'integer' } },
  'battery.ratedMah': {
    kind: 'number',
    unit: 'mAh',
    range: [300, 30_000],
    isWhole: true,
    columns: { batteryMah: 'integer' },
  },
  /** A measured day of use; not comparable with `enduranceHours`, the former test. */
  'battery.activeUseMinutes': { kind: 'number', unit: 'min', range: [120, 4320] },
  'battery.enduranceHours': { kind: 'number', unit: 'h', range: [20, 400] },
  /** Of low confidence where only a foreign version is named. */
  'charging.wiredWatts': { kind: 'number', unit: 'W', range: [2.5, 320], columns: { chargingWatts: 'real' } },
  'charging.wireless': { kind: 'yesNo' },
  'charging.wirelessWatts': { kind: 'number', unit: 'W', range: [2.5, 100] },
  'screen.panel': { kind: 'oneOf', values: ['oled', 'lcd'], columns: { isOled: 'yesNo' } },
  'screen.refreshHz': {
    kind: 'number',
    unit: 'Hz',
    range: [30, 240],
    isWhole: true,
    columns: { refreshHz: 'integer' },
  },
  'screen.measuredNits': { kind: 'number', unit: 'nits', range: [100, 6000], columns: { nits: 'integer' } },
  'screen.statedNits': { kind: 'number', unit: 'nits', range: [100, 12_000] },
  'screen.inches': { kind: 'number', unit: 'inches', range: [0.9, 12], columns: { screenInches: 'real' } },
  'screen.resolution': { kind: 'parts', ranges: { side: [64, 5000] } },
  /** The outer screen of a folding phone. */
  'screen.second': { kind: 'parts', ranges: {} },
  'camera.sensors': {
    kind: 'parts',
    ranges: {
      mp: [0.01, 320],
      aperture: [0.9, 8],
      focalMm: [8, 400],
      fovDeg: [20, 200],
      sensorInch: [0.05, 1.5],
      pixelUm: [0.3, 4],
      opticalZoom: [1, 20],
    },
    columns: { sensorInch: 'real', opticalZoom: 'real' },
  },
  'camera.video': { kind: 'parts', ranges: { fps: [10, 7680] } },
  /** Whether any of the rear cameras is optically stabilized. */
  'camera.stabilized': { kind: 'yesNo', columns: { isStabilized: 'yesNo' } },
  'camera.selfieMp': { kind: 'number', unit: 'MP', range: [0.05, 120], columns: { selfieMp: 'real' } },
  /** The smallest version first; the columns have the largest, and all as `8/256`. */
  'memory.versions': {
    kind: 'parts',
    ranges: { ramGb: [0.001, 32], storageGb: [0.001, 4096] },
    columns: { ramGb: 'real', storageGb: 'real', memoryVersions: 'texts' },
  },
  /** Whether a memory card fits. */
  'memory.card': { kind: 'yesNo', columns: { hasCard: 'yesNo' } },
  'updates.osUpgrades': { kind: 'parts', ranges: { count: [1, 10] }, columns: { osUpgrades: 'integer' } },
  'updates.osUntil': { kind: 'parts' },
  'updates.securityUntil': { kind: 'parts', columns: { securityUntil: 'text' } },
  'updates.securityYears': { kind: 'parts', ranges: { years: [0.5, 12] } },
  /** Whether security updates still came on the date of the source. */
  'updates.isSupported': { kind: 'yesNo' },
  /** The second digit of the IP code is in the column. */
  water: { kind: 'parts', ranges: { level: [0, 9] }, columns: { waterLevel: 'integer' } },
  /** Ids of the operators whose 5G the phone can use are in the column. */
  network: { kind: 'parts', columns: { fiveGOperators: 'texts' } },
  /** Whether the phone has 5G anywhere. */
  fiveG: { kind: 'yesNo' },
  /** Whether it has a 5G band that every operator of Pakistan uses. */
  fiveGHere: { kind: 'yesNo', columns: { has5g: 'yesNo' } },
  /** `market`: only in versions for some countries. */
  nfc: { kind: 'oneOf', values: ['yes', 'no', 'market'], columns: { hasNfc: 'yesNo' }, row: 'has' },
  jack: { kind: 'yesNo', columns: { hasJack: 'yesNo' } },
  radio: { kind: 'yesNo', columns: { hasRadio: 'yesNo' } },
  infrared: { kind: 'yesNo', columns: { hasInfrared: 'yesNo' } },
  sims: { kind: 'parts', ranges: { slots: [0, 4] } },
  /** A folding phone unfolded; its column has the thickness in the pocket. */
  size: {
    kind: 'parts',
    ranges: { heightMm: mm, widthMm: mm, thicknessMm: [3, 60] },
    columns: { thicknessMm: 'real' },
  },
  weightG: { kind: 'number', unit: 'g', range: [10, 1200], columns: { weightG: 'real' } },
  /** Measured loudness; nearer 0 is louder. */
  loudspeaker: { kind: 'parts', ranges: { lufs: [-50, -5] } },
} as const satisfies Record<string, FactRule>

type Rules = typeof factRules

/** A fact by its place: `battery.ratedMah`. */
export type FactPath = keyof Rules
export const factPaths = Object.keys(factRules) as FactPath[]

export const factRule = (path: FactPath): FactRule => factRules[path]

/** The facts with numbers, which have ranges. */
export const rangedPaths = factPaths.filter(path => {
  const rule = factRule(path)
  return rule.kind === 'number' || (rule.kind === 'parts' && rule.ranges !== undefined)
})

/** The facts whose rule is of this kind. */
export type PathsOfKind<Kind extends FactRule['kind']> = {
  [Path in FactPath]: Rules[Path]['kind'] extends Kind ? Path : never
}[FactPath]

/** The facts that are a row of the comparison as they are. */
export type HasRow = { [Path in FactPath]: Rules[Path] extends { row: 'has' } ? Path : never }[FactPath]
export const hasRows = factPaths.filter((path): path is HasRow => factRule(path).row === 'has')

type ColumnsOf<Path extends FactPath> = Rules[Path] extends { columns: infer Columns } ? Columns : never
type AllColumns = { [Path in FactPath]: ColumnsOf<Path> }[FactPath]
type Merged<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The columns of which the fact is to be read: all but those that have its plain value. */
export type ReadColumn = { [Path in FactPath]: Read<ColumnsOf<Path>, Rules[Path]['kind']> }[FactPath]
type Read<Columns, Kind> = [Columns] extends [never]
  ? never
  : { [Name in keyof Columns]: [Kind, Columns[Name]] extends PlainColumn ? never : Name }[keyof Columns]
type PlainColumn = ['yesNo', 'yesNo'] | ['number', 'integer' | 'real'] | ['oneOf', 'text']

/** The type of each column by its name. */
export type FactColumnTypes = { [Name in keyof Merged<AllColumns>]: Merged<AllColumns>[Name] & ColumnType }

export const factColumnTypes: FactColumnTypes = Object.assign(
  {},
  ...factPaths.map(path => factRule(path).columns ?? {}),
)
