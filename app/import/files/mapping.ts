/** Which column of a file is which fact: guessed from its name, corrected by a person. Pure. */
import { type FactName, factNames, factsOf, type PhoneFacts } from '../facts.ts'
import { LIST_COLUMN } from './json-lists.ts'
import type { Row, Table } from './table.ts'

/** A fact, a picture, a row of the specification table, or nothing. */
export type Target = FactName | 'image' | 'spec' | 'ignore'
export type Mapping = Record<string, Target>

export const targetLabels: Record<Target, string> = {
  name: 'Name',
  brand: 'Brand',
  model: 'Model',
  kind: 'Kind of device',
  releaseDate: 'Release date',
  announced: 'Announced',
  price: 'Price (rupees)',
  ram: 'RAM',
  storage: 'Storage',
  memory: 'Storage and RAM',
  display: 'Display type',
  screenSize: 'Screen size',
  resolution: 'Resolution',
  processor: 'Processor',
  camera: 'Main camera',
  frontCamera: 'Front camera',
  battery: 'Battery',
  charging: 'Charging',
  weight: 'Weight',
  size: 'Height x width x thickness',
  height: 'Height',
  width: 'Width',
  thickness: 'Thickness',
  build: 'Build',
  protection: 'Screen protection',
  colors: 'Colours',
  image: 'Picture address',
  spec: 'Specification row',
  ignore: 'Not used',
}

export const targets = [...factNames, 'image', 'spec', 'ignore'] as const

export const targetNamed = (text: string): Target | null => targets.find(target => target === text) ?? null

/** Names of columns, without signs and in lower case; the whole path of a nested one first, then its last part. */
const guesses: [RegExp, Target][] = [
  [/^(phone|mobile|product|device)?name$|^mobile$|^title$|^modelname$/, 'name'],
  [/^(brand|company|companyname|brandname|manufacturer|maker)$|generalbrand$/, 'brand'],
  [/^model$/, 'model'],
  [/devicetype$/, 'kind'],
  [/pricepkr$|^price$|^pricerupees$|launchedpricepakistan|pricepakistan/, 'price'],
  [/^(releasedate|released|launchedyear|year)$|launchstatus$|launchreleased$|generalreleasedate$/, 'releaseDate'],
  [/^status$/, 'releaseDate'],
  [/^announced$|launch(year|announced)$/, 'announced'],
  [/^shortspecs?ram$|^ram$|memoryram$/, 'ram'],
  [/^(storage|internalstorage)$|memoryinternalstorage$|shortspecsstorage$/, 'storage'],
  [/^(internal|memoryinternal|internalmemory)$|memory(internal|internalmemory)$|^variants$/, 'memory'],
  [/^(displaytype|type)$|display(displaytype|type)$/, 'display'],
  [/^(display|screensize|size|displaysize)$|display(displaysize|size|screensize)$/, 'screenSize'],
  [/^resolution$|display(displayresolution|resolution)$/, 'resolution'],
  [/^(processor|chipset)$|platformchipset$|hardwaresoftwarechipset$|shortspecsprocessor$/, 'processor'],
  [
    /^(frontcamera|selfiecamera|single1|dual1|triple1)$|selfiecamera(cam2modules|single|dual|resolution|modules)$|frontcameraresolution$/,
    'frontCamera',
  ],
  [
    /^(camera|backcamera|maincamera|rearcamera|penta|five|quad|triple|dual|single)$|maincamera(cam1modules|single|dual|triple|quad|modules)$|primarycameraresolution$|shortspecscamera$/,
    'camera',
  ],
  [
    /^(battery|batterycapacity|batterytype|type1)$|battery(batdescription1|type|capacity)$|shortspecsbattery$/,
    'battery',
  ],
  [/^charging$|batterycharging$|batteryquickcharging$/, 'charging'],
  [/^(weight|mobileweight)$|(body|design|dimensions)weight$/, 'weight'],
  [/^dimensions?$|bodydimensions$/, 'size'],
  [/^height$|(design|dimensions)height$/, 'height'],
  [/^width$|(design|dimensions)width$/, 'width'],
  [/^thickness$|(design|dimensions)thickness$/, 'thickness'],
  [/^build$|(body|design)build$/, 'build'],
  [/^(displayprotection|protection)$|display(displayprotection|protection|screenprotection)$/, 'protection'],
  [/^colou?rs$|(misc|design)colou?rs$/, 'colors'],
  [/^(image|imageurl|modelimage|thumbnail|picture|img)$/, 'image'],
]

/** Columns that tell nothing of a phone here: links, ids, foreign prices, tests, and those without a name of their own. */
const useless =
  /url$|^id$|_id$|^device_?id$|^slug$|^price|price|percent|rating|popularity|benchmark|test|eu label|performance|^audio quality|battery life|battery test|serial|scraped|updated|created|^quick_?spec|highlights|^column \d+$|^_\d|^(?!features|video|type|single|dual|triple).*_\d(_\d)*$|^\d+(gb|tb)\b|^(index|views|version|sources?|pricehistory|isfeatured|brandname|imagekitpath)$/i

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const FOREIGN_MONEY = /[৳₹€£$¥]|\b(INR|USD|EUR|CNY|AED|BDT|GBP)\b/
const RUPEES = /\b(PKR|Rs)\b/i

/** Whether bare prices are in another money than rupees, which other prices beside them then tell (`৳.25,999`). */
function pricesAreForeign(columns: string[], rows: Row[]): boolean {
  const own = columns.find(column => guessColumn(column) === 'price')
  const others = columns.filter(column => column !== own && /price$/i.test(column))
  const some = (names: string[], sign: RegExp) => rows.some(row => names.some(name => sign.test(row.cells[name] ?? '')))
  return own !== undefined && !some([own], RUPEES) && some([own, ...others], FOREIGN_MONEY)
}

/** A target for each column; no two columns are the name, the price or the brand. */
export function guessMapping({ columns, rows }: Table): Mapping {
  const mapping: Mapping = {}
  const taken = new Set<Target>()
  const once = new Set<Target>(['name', 'brand', 'model', 'price', 'releaseDate', 'kind'])
  const isForeign = pricesAreForeign(columns, rows)
  for (const column of columns) {
    let target = guessColumn(column)
    if (target === 'price' && isForeign) target = 'ignore'
    if (once.has(target) && taken.has(target)) target = target === 'releaseDate' ? 'announced' : 'ignore'
    taken.add(target)
    mapping[column] = target
  }
  // Beside columns that count the lenses, one that is only called 'Camera' holds test results.
  const camera = columns.find(column => plain(column) === 'camera')
  if (camera && columns.some(column => plain(column) === 'quad')) mapping[camera] = 'ignore'
  // The key of the list stands for the brand where no column does.
  if (columns.includes(LIST_COLUMN)) mapping[LIST_COLUMN] = taken.has('brand') ? 'ignore' : 'brand'
  const model = columns.find(column => mapping[column] === 'model')
  if (!taken.has('name') && model) mapping[model] = 'name'
  return mapping
}

function guessColumn(column: string): Target {
  const whole = plain(column)
  const parts = column.split(' / ')
  const last = plain(parts.at(-1) ?? '')
  for (const [pattern, target] of guesses) {
    if (pattern.test(whole) || (parts.length === 1 && pattern.test(last))) return target
  }
  if (
    useless.test(parts.at(-1) ?? '') ||
    (parts.length > 1 && useless.test(parts[0] ?? '')) ||
    parts.some(part => /tests?$|eu label/i.test(part))
  )
    return 'ignore'
  return 'spec'
}

/** Categories of facts that come without one, and short labels in full (GSMArena's). */
const places: Record<string, [string, string]> = Object.fromEntries(
  (
    [
      ['technology', 'Network', 'Technology'],
      ['2g', 'Network', '2G'],
      ['3g', 'Network', '3G'],
      ['4g', 'Network', '4G'],
      ['5g', 'Network', '5G'],
      ['2gbands', 'Network', '2G bands'],
      ['3gbands', 'Network', '3G bands'],
      ['4gbands', 'Network', '4G bands'],
      ['5gbands', 'Network', '5G bands'],
      ['net2g', 'Network', '2G bands'],
      ['net3g', 'Network', '3G bands'],
      ['net4g', 'Network', '4G bands'],
      ['net5g', 'Network', '5G bands'],
      ['speed', 'Network', 'Speed'],
      ['sim', 'Body', 'SIM'],
      ['bodyother', 'Body', 'Other'],
      ['displayother', 'Display', 'Other'],
      ['os', 'Platform', 'OS'],
      ['cpu', 'Platform', 'CPU'],
      ['gpu', 'Platform', 'GPU'],
      ['cardslot', 'Memory', 'Card slot'],
      ['memoryslot', 'Memory', 'Card slot'],
      ['memoryexternal', 'Memory', 'Card slot'],
      ['memoryother', 'Memory', 'Other'],
      ['features', 'Main Camera', 'Features'],
      ['video', 'Main Camera', 'Video'],
      ['maincamerafeatures', 'Main Camera', 'Features'],
      ['maincameravideo', 'Main Camera', 'Video'],
      ['cam1features', 'Main Camera', 'Features'],
      ['cam1video', 'Main Camera', 'Video'],
      ['frontcamerafeatures', 'Selfie Camera', 'Features'],
      ['frontcameravideo', 'Selfie Camera', 'Video'],
      ['cam2features', 'Selfie Camera', 'Features'],
      ['cam2video', 'Selfie Camera', 'Video'],
      ['loudspeaker', 'Sound', 'Loudspeaker'],
      ['speker', 'Sound', 'Loudspeaker'],
      ['35mmjack', 'Sound', '3.5mm jack'],
      ['headphonejack', 'Sound', '3.5mm jack'],
      ['wlan', 'Comms', 'WLAN'],
      ['wifi', 'Comms', 'WLAN'],
      ['bluetooth', 'Comms', 'Bluetooth'],
      ['gps', 'Comms', 'Positioning'],
      ['nfc', 'Comms', 'NFC'],
      ['infraredport', 'Comms', 'Infrared port'],
      ['radio', 'Comms', 'Radio'],
      ['usb', 'Comms', 'USB'],
      ['sensors', 'Features', 'Sensors'],
      ['batterytalktime', 'Battery', 'Talk time'],
      ['features1', 'Selfie Camera', 'Features'],
      ['video1', 'Selfie Camera', 'Video'],
      ['featuresother', 'Features', 'Other'],
      ['optionalother', 'Sound', 'Other'],
      ['models', 'Misc', 'Models'],
      ['sar', 'Misc', 'SAR'],
      ['sarus', 'Misc', 'SAR'],
      ['sareu', 'Misc', 'SAR EU'],
    ] as const
  ).map(([label, category, feature]) => [label, [category, feature]]),
)

const categories: Record<string, string> = {
  selfiecamera: 'Selfie Camera',
  primarycamera: 'Main Camera',
  hardwaresoftware: 'Platform',
  design: 'Body',
  networkconnectivity: 'Network',
  multimedia: 'Sound',
  more: 'Misc',
  general: 'Misc',
  sensorssecurity: 'Features',
}

/** Where a column stands in the specification tables. */
export function placeOf(column: string): { category: string; feature: string } {
  const parts = column.split(' / ')
  const label = parts.at(-1) ?? column
  const group = parts.length > 1 ? (parts.at(-2) ?? '') : ''
  const known = places[plain(label)]
  const category = categories[plain(group)] ?? group
  if (known && (category === '' || category === known[0] || /^(net|cam|body|display|memory|sar)/.test(plain(label)))) {
    return { category: known[0], feature: known[1] }
  }
  return { category: category || 'Misc', feature: label }
}

/** What cannot stand under a label of bands: a value that slipped in from another column. */
const isSlip = (feature: string, value: string) => / bands$/.test(feature) && /emmc|ufs|type[- ]?c|sim\b/i.test(value)

const lenses = ['penta', 'five', 'quad', 'triple', 'dual', 'single']

/** Where a column counts lenses, more of them are the main camera's; all other columns keep their order. */
const lensRank = (column: string) => lenses.indexOf(plain(column.split(' / ').at(-1) ?? ''))

/** The facts of a row. Several columns for one fact: the first that says something. */
export function factsOfRow({ cells }: Row, mapping: Mapping): PhoneFacts {
  const raw: Partial<Record<FactName, string>> = {}
  const images: string[] = []
  const others: { category: string; feature: string; value: string }[] = []
  for (const [column, target] of Object.entries(mapping).sort(([a], [b]) => lensRank(a) - lensRank(b))) {
    const value = cells[column]
    if (value === undefined || value.trim() === '') continue
    if (target === 'image') images.push(value)
    else if (target === 'spec') {
      const place = placeOf(column)
      if (!isSlip(place.feature, value)) others.push({ ...place, value })
    } else if (target !== 'ignore' && !factsOf({ [target]: raw[target] })[target]) raw[target] = value
  }
  return factsOf(raw, { images, others })
}
