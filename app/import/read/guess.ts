/** Guesses which column of a file is which fact, from its name. Pure. */
import { optionalFactNames } from '#app/entities/phone-schema.ts'
import { readRupees } from '../normalize/prices.ts'
import { plain, splitUnit } from './column-names.ts'
import { LIST_COLUMN } from './json-lists.ts'
import type { Mapping, Target } from './mapping.ts'
import type { Row, Table } from './row.ts'

/** Names of columns, without signs and in lower case; the whole path of a nested one first, then its last part. */
const guesses: [RegExp, Target][] = [
  [
    /^(phone|mobile|product|device|item|handset|smartphone|full)?name$|^mobile$|^(product|item)?title$|^(phone|mobile|device)?modelname$/,
    'name',
  ],
  [/^(phone|mobile)?(brand|company|manufacturer|maker|make|oem)(name)?$|generalbrand$/, 'brand'],
  [/^(phone|mobile|device)?model$/, 'model'],
  [/devicetype$/, 'kind'],
  [
    /^(current|latest|new|our|retail|market|sale|sales|selling|shop|today)?s?prices?(in)?(pkr|rs|rupees|pak|pakistan|pakistanirupees)?(today)?$|pricepkr$|pricepakistan$|^(pkr|rs|rupees)(price)?$/,
    'price',
  ],
  [
    /^(release(d|date|year)?|launch(ed|date|edyear)?|year)$|launchstatus$|launchreleased$|generalreleasedate$/,
    'releaseDate',
  ],
  [/^status$/, 'releaseDate'],
  [/^announced(date)?$|launch(year|announced)$/, 'announced'],
  [/^shortspecs?ram$|^ram$|memoryram$/, 'ram'],
  [/^(storage|internalstorage)$|memoryinternalstorage$|shortspecsstorage$/, 'storage'],
  [/^(internal|memoryinternal|internalmemory)$|memory(internal|internalmemory)$|^variants$/, 'memory'],
  [/^(displaytype|type)$|display(displaytype|type)$/, 'display'],
  [
    /^(display|screen|screensize|size|displaysize)$|^shortspecsdisplay$|display(displaysize|size|screensize)$/,
    'screenSize',
  ],
  [/^resolution$|display(displayresolution|resolution)$/, 'resolution'],
  [/^(processor|chipset)$|platformchipset$|hardwaresoftwarechipset$|shortspecsprocessor$/, 'processor'],
  [
    /^(frontcamera|selfiecamera|single1|dual1|triple1)$|selfiecamera(cam2modules|single|dual|resolution|modules)$|frontcameraresolution$/,
    'frontCamera',
  ],
  [
    /^(camera|backcamera|maincamera|rearcamera|primarycamera|penta|five|quad|triple|dual|single)$|maincamera(cam1modules|single|dual|triple|quad|modules)$|primarycameraresolution$|shortspecscamera$/,
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
  [/^colou?rs?$|(misc|design)colou?rs$/, 'colors'],
  [/^(condition|ptastatus|pta|ptaapproved)$/, 'condition'],
  [/^currency(code)?$/, 'currency'],
  [/^price(date|asof)$/, 'priceDate'],
  [/^pricesource$/, 'priceSource'],
  [/^pricekind$/, 'priceKind'],
  [/^(images?|imageurls?|modelimage|carouselimages|thumbnail|pictures?|img)$/, 'image'],
]

/** Names that mean something only where no other column does. */
const lesserGuesses: [RegExp, Target][] = [
  [/^(phone|mobilephone|smartphone|handset|device|product|item)s?$/, 'name'],
  [/^(rate|amount|cost)(in)?(pkr|rs|rupees)?$/, 'price'],
]

/** Columns that tell nothing of a phone here: links, ids, foreign prices, tests, and those without a name of their own. */
const useless =
  /url$|^id$|_id$|^device_?id$|^slug$|^price|price|percent|\brating|popularity|benchmark|test|eu label|performance|^audio quality|battery life|battery test|serial|scraped|updated|created|^quick_?spec|highlights|^column \d+$|^_\d|^(?!features|video|type|single|dual|triple).*_\d(_\d)*$|^\d+(gb|tb)\b|^(index|views|version|sources?|pricehistory|isfeatured|brandname|imagekitpath)$/i

/** Money other than rupees: sign and letters of one are the same money. */
const FOREIGN_MONIES = [
  /৳|\bBDT\b/i,
  /₹|\bINR\b/i,
  /€|\bEUR\b/i,
  /£|\bGBP\b/i,
  /\$|\bUSD\b/i,
  /¥|\bCNY\b/i,
  /\bAED\b/i,
  /\bSAR\b/i,
]
/** Any of them. */
export const FOREIGN_MONEY = new RegExp(FOREIGN_MONIES.map(money => money.source).join('|'), 'i')
const RUPEES = /\b(PKR|Rs)\b/i
/** In the name of a column, as `plain` has it. */
const RUPEES_IN_NAME = /pkr|rupees|pak|^rs|rs$/

function isRupees(cell: string): boolean {
  const read = readRupees(cell)
  return read.ok && read.pricePkr !== null
}

/** A column with fewer cells than this part of the rows says nothing about the prices beside it. */
const TELLING_PART = 0.2

/**
 * Whether bare prices are in another money than rupees: as most of their own cells say, or most of the prices beside them
 * (`৳.25,999`) where nothing says rupees. Foreign cells in a column of rupees are refused one by one.
 */
function pricesAreForeign(columns: string[], rows: Row[]): boolean {
  const own = columns.find(column => guessColumn(column) === 'price')
  if (own === undefined) return false
  const filled = (column: string) => rows.map(row => row.cells[column] ?? '').filter(cell => cell.trim() !== '')
  const areMostly = (cells: string[], money: RegExp) => cells.filter(cell => money.test(cell)).length * 2 > cells.length
  const ownCells = filled(own)
  if (areMostly(ownCells, FOREIGN_MONEY)) {
    // Where each foreign cell names its own money, a bare one needs no name to be rupees.
    return FOREIGN_MONIES.some(money => areMostly(ownCells, money)) || !ownCells.some(isRupees)
  }
  if (RUPEES_IN_NAME.test(plain(own)) || ownCells.some(cell => RUPEES.test(cell))) return false
  return columns
    .filter(column => column !== own && /price$/i.test(column))
    .map(filled)
    .some(cells => cells.length >= rows.length * TELLING_PART && areMostly(cells, FOREIGN_MONEY))
}

const KIND =
  /^((smart|mobile|cell|feature)?\s?phones?|mobiles?|tablets?|(smart\s?)?watch(es)?|wearables?|laptops?|accessor(y|ies)|ear(buds|phones)|headphones?)$/i

function holdsKinds(column: string, rows: Row[]): boolean {
  const values = rows.map(row => (row.cells[column] ?? '').trim()).filter(Boolean)
  return values.length > 0 && values.every(value => KIND.test(value))
}

const OWN_COLUMNS = ['slug', 'brand', 'pricePkr', 'priceSource']

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
  for (const [pattern, target] of lesserGuesses) {
    const column = taken.has(target) ? undefined : columns.find(name => pattern.test(plain(name)))
    if (column) mapping[column] = target
    if (column) taken.add(target)
  }
  // A type or category that tells phones from tablets and watches.
  for (const column of columns)
    if (/^(type|category)$/.test(plain(column)) && holdsKinds(column, rows)) mapping[column] = 'kind'
  // Our own spreadsheet names each phone by its address, and facts as we do.
  if (OWN_COLUMNS.every(column => columns.includes(column))) {
    mapping.slug = 'slug'
    for (const fact of optionalFactNames) if (columns.includes(fact)) mapping[fact] = fact
  }
  const model = columns.find(column => mapping[column] === 'model')
  if (!taken.has('name') && model) mapping[model] = 'name'
  return mapping
}

export function guessColumn(written: string): Target {
  const column = splitUnit(written).name
  // `Price (₹)` is a price, and none of ours.
  if (/price|rate|cost/i.test(column) && FOREIGN_MONEY.test(column)) return 'ignore'
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
