/** Guesses the fact of each column from its name. Pure. */
import { optionalFactNames } from '#app/entities/phone-schema.ts'
import { plain, splitUnit } from '#app/platform/text/label-units.ts'
import { readListPrice } from '../normalize/prices.ts'
import { LIST_COLUMN } from './json-lists.ts'
import type { Mapping, Target } from './mapping.ts'
import type { ReadTable, Row } from './row.ts'

/** Matched against `plain` column names: the whole path of a nested column first, then its last part. */
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
  [/^(internal|memoryinternal|internalmemory)$|memory(internal|internalmemory)$|^variants?$/, 'memory'],
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
  [/^price(date|asof|on)$/, 'priceDate'],
  [/^pricesource$/, 'priceSource'],
  [/^price(kind|type)$|^kindofprice$/, 'priceKind'],
  [/^(shop|store|seller|dealer|vendor|merchant|retailer)(name)?$/, 'seller'],
  [/^(availability|available|instock|stock|stockstatus)$/, 'availability'],
  [/^(images?|imageurls?|modelimage|carouselimages|thumbnail|pictures?|img)$/, 'image'],
]

/** Used only when no other column has the target. */
const lesserGuesses: [RegExp, Target][] = [
  [/^(phone|mobilephone|smartphone|handset|device|product|item)s?$/, 'name'],
  [/^(rate|amount|cost)(in)?(pkr|rs|rupees)?$/, 'price'],
]
/** In a list of prices. */
const priceGuesses: [RegExp, Target][] = [[/^(date|dated|day|asof|(checked|seen|read)(on|at)?)$/, 'priceDate']]

/** Columns without facts about a phone: links, ids, foreign prices, test results, unnamed columns. */
const useless =
  /url$|^id$|_id$|^device_?id$|^slug$|^price|price|percent|\brating|popularity|benchmark|test|eu label|performance|^audio quality|battery life|battery test|serial|scraped|updated|created|^quick_?spec|highlights|^column \d+$|^_\d|^(?!features|video|type|single|dual|triple).*_\d(_\d)*$|^\d+(gb|tb)\b|^(index|views|version|sources?|pricehistory|isfeatured|brandname|imagekitpath)$/i

/** Symbol and code of each currency other than rupees. */
const FOREIGN_CURRENCIES = [
  /৳|\bBDT\b/i,
  /₹|\bINR\b/i,
  /€|\bEUR\b/i,
  /£|\bGBP\b/i,
  /\$|\bUSD\b/i,
  /¥|\bCNY\b/i,
  /\bAED\b/i,
  /\bSAR\b/i,
]
export const FOREIGN_MONEY = new RegExp(FOREIGN_CURRENCIES.map(currency => currency.source).join('|'), 'i')
const RUPEES = /\b(PKR|Rs)\b/i
/** Matched against `plain` column names. */
const RUPEES_IN_NAME = /pkr|rupees|pak|^rs|rs$/

function isRupees(cell: string): boolean {
  const read = readListPrice(cell)
  return read.ok && read.pricePkr !== null
}

/** A column filled in fewer rows than this share is no evidence about the prices beside it. */
const MIN_FILLED_SHARE = 0.2

/**
 * Whether bare prices are in another currency: most of their own cells name one, or most prices in another column do
 * (`৳.25,999`) and nothing names rupees. Foreign cells in a column of rupees are refused one by one.
 */
function pricesAreForeign(columns: string[], rows: Row[]): boolean {
  const own = columns.find(column => guessColumn(column) === 'price')
  if (own === undefined) return false
  const filled = (column: string) => rows.map(row => row.cells[column] ?? '').filter(cell => cell.trim() !== '')
  const areMostly = (cells: string[], currency: RegExp) =>
    cells.filter(cell => currency.test(cell)).length * 2 > cells.length
  const ownCells = filled(own)
  if (areMostly(ownCells, FOREIGN_MONEY)) {
    // When the foreign cells name several currencies, a bare cell is in rupees.
    return FOREIGN_CURRENCIES.some(currency => areMostly(ownCells, currency)) || !ownCells.some(isRupees)
  }
  if (RUPEES_IN_NAME.test(plain(own)) || ownCells.some(cell => RUPEES.test(cell))) return false
  return columns
    .filter(column => column !== own && /price$/i.test(column))
    .map(filled)
    .some(cells => cells.length >= rows.length * MIN_FILLED_SHARE && areMostly(cells, FOREIGN_MONEY))
}

const KIND =
  /^((smart|mobile|cell|feature)?\s?phones?|mobiles?|tablets?|(smart\s?)?watch(es)?|wearables?|laptops?|accessor(y|ies)|ear(buds|phones)|headphones?)$/i

function holdsKinds(column: string, rows: Row[]): boolean {
  const values = rows.map(row => (row.cells[column] ?? '').trim()).filter(Boolean)
  return values.length > 0 && values.every(value => KIND.test(value))
}

const STOCK = /^((in|out of|no) stock|sold out|(not |un)?available|yes|no|pre-?order|coming soon)$/i

function holdsStock(column: string, rows: Row[]): boolean {
  const values = rows.map(row => (row.cells[column] ?? '').trim()).filter(Boolean)
  return values.length > 0 && values.every(value => STOCK.test(value))
}

const OWN_COLUMNS = ['slug', 'brand', 'pricePkr', 'priceSource']

/** A target for each column. At most one column is the name, the price, the brand and so on. */
export function guessMapping({ columns, rows }: ReadTable): Mapping {
  const mapping: Mapping = {}
  const used = new Set<Target>()
  const unique = new Set<Target>(['name', 'brand', 'model', 'price', 'releaseDate', 'kind'])
  const isForeign = pricesAreForeign(columns, rows)
  for (const column of columns) {
    let target = guessColumn(column)
    if (target === 'price' && isForeign) target = 'ignore'
    if (unique.has(target) && used.has(target)) target = target === 'releaseDate' ? 'announced' : 'ignore'
    used.add(target)
    mapping[column] = target
  }
  // A 'Camera' column beside columns that count lenses holds test results.
  const camera = columns.find(column => plain(column) === 'camera')
  if (camera && columns.some(column => plain(column) === 'quad')) mapping[camera] = 'ignore'
  // Without a brand column, the key of the list is the brand.
  if (columns.includes(LIST_COLUMN)) mapping[LIST_COLUMN] = used.has('brand') ? 'ignore' : 'brand'
  for (const [pattern, target] of [...lesserGuesses, ...priceGuesses]) {
    const isMeant = !used.has(target) && (target !== 'priceDate' || used.has('price'))
    const column = isMeant ? columns.find(name => pattern.test(plain(name))) : undefined
    if (column) mapping[column] = target
    if (column) used.add(target)
  }
  // A type or category column that separates phones from tablets and watches.
  for (const column of columns)
    if (/^(type|category)$/.test(plain(column)) && holdsKinds(column, rows)) mapping[column] = 'kind'
  for (const column of columns)
    if (plain(column) === 'status' && holdsStock(column, rows)) mapping[column] = 'availability'
  // Our own spreadsheet identifies each phone by its slug, and names facts as we do.
  if (OWN_COLUMNS.every(column => columns.includes(column))) {
    mapping.slug = 'slug'
    for (const fact of optionalFactNames) if (columns.includes(fact)) mapping[fact] = fact
  }
  const model = columns.find(column => mapping[column] === 'model')
  if (!used.has('name') && model) mapping[model] = 'name'
  return mapping
}

/** Whether the name tells what the column holds. */
export const isNamedColumn = (columnName: string): boolean =>
  !['spec', 'ignore'].includes(guessColumn(columnName)) ||
  [...lesserGuesses, ...priceGuesses].some(([pattern]) => pattern.test(plain(columnName)))

export function guessColumn(columnName: string): Target {
  const column = splitUnit(columnName).name
  // `Price (₹)` is a price in another currency.
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
