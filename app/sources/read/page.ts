/** What a page of a shop holds for the collector, read in one pass: structured data, links and the prices that it shows. */

import { Parser } from 'htmlparser2'
import { parseJson } from '#app/platform/json.ts'
import { yieldToEventLoop } from '#app/platform/slices.server.ts'

/** A thing of schema.org, from JSON-LD, Microdata or RDFa Lite alike. */
export type Thing = { [property: string]: unknown }

export type Page = {
  title: string
  heading: string
  canonical: string | null
  /** Addresses of links as they are written, without those of asides and page frames' repeats. */
  links: string[]
  /** The next page of a list. */
  next: string | null
  things: Thing[]
  /** Whether a block of JSON-LD cannot be parsed. */
  hasBrokenData: boolean
  /** Texts of elements marked as prices beside the main thing, without former prices. */
  prices: string[]
}

type Frame = {
  name: string
  /** The thing that begins at this element. */
  thing: Thing | null
  /** The properties that the element gives its nearest thing, as text. */
  properties: string[]
  owner: Thing | null
  text: string | null
  isAside: boolean
  isFormer: boolean
  isPrice: boolean
}

const ASIDE_TAGS = new Set(['aside', 'nav', 'footer', 'header'])
const ASIDE_CLASS = /\b(related|upsell|cross-?sell|recommend|similar|also|carousel|sidebar|widget|mini-?cart)/i
const FORMER_TAGS = new Set(['del', 's', 'strike'])
const FORMER_CLASS = /\b(old|was|regular|list|compare|before|cross)\b|strike/i
const PRICE_CLASS = /(^|[\s_-])price($|[\s_-])/i
const VOID_VALUE: Record<string, string> = { meta: 'content', link: 'href', a: 'href', img: 'src', time: 'datetime' }
/** More cannot be one product. */
const MAX_PRICES = 50
const MAX_LINKS = 5000

const words = (text: string | undefined) => (text ?? '').trim().split(/\s+/).filter(Boolean)

/** Adds a value to a property; a second one makes it a list. */
function add(thing: Thing, property: string, value: unknown): void {
  const before = thing[property]
  thing[property] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value]
}

/** Characters parsed between two yields to the event loop. */
const CHUNK = 64 * 1024

/** Reads the text of an HTML page. */
export async function readPage(html: string): Promise<Page> {
  const page: Page = {
    title: '',
    heading: '',
    canonical: null,
    links: [],
    next: null,
    things: [],
    hasBrokenData: false,
    prices: [],
  }
  const stack: Frame[] = []
  let json: string | null = null
  const top = () => stack.at(-1)

  function open(name: string, attributes: Record<string, string>): void {
    const parent = top()
    if (name === 'script' && /ld\+json/i.test(attributes.type ?? '')) json = ''
    const relations = words(attributes.rel?.toLowerCase())
    if (attributes.href && relations.includes('next')) page.next ??= attributes.href
    if (attributes.href && relations.includes('canonical')) page.canonical ??= attributes.href
    const isAside = (parent?.isAside ?? false) || ASIDE_TAGS.has(name) || ASIDE_CLASS.test(attributes.class ?? '')
    if (name === 'a' && attributes.href && !relations.includes('next') && page.links.length < MAX_LINKS)
      page.links.push(attributes.href)
    const owner = parent?.thing ?? parent?.owner ?? null
    const type = attributes.itemtype ?? attributes.typeof
    const isThing = 'itemscope' in attributes || attributes.typeof !== undefined
    const properties = words(attributes.itemprop ?? attributes.property)
    const thing: Thing | null = isThing ? { '@type': words(type) } : null
    if (thing && owner) for (const property of properties) add(owner, property, thing)
    if (thing && (!owner || properties.length === 0)) page.things.push(thing)
    const given = attributes.content ?? attributes[VOID_VALUE[name] ?? 'content']
    if (!thing && owner && given !== undefined) for (const property of properties) add(owner, property, given)
    const isText = properties.length > 0 && !thing && owner !== null && given === undefined
    const isPrice = PRICE_CLASS.test(attributes.class ?? '') || properties.includes('price')
    stack.push({
      name,
      thing,
      properties: isText ? properties : [],
      owner,
      text: isText || isPrice || name === 'title' || name === 'h1' ? '' : null,
      isAside,
      isFormer:
        (parent?.isFormer ?? false) || FORMER_TAGS.has(name) || (isPrice && FORMER_CLASS.test(attributes.class ?? '')),
      isPrice,
    })
  }

  function close(): void {
    const frame = stack.pop()
    if (!frame) return
    const text = frame.text?.trim() ?? ''
    for (const property of frame.properties) if (frame.owner) add(frame.owner, property, text)
    if (frame.name === 'title' && stack.length <= 2) page.title ||= text
    if (frame.name === 'h1') page.heading ||= text
    if (frame.isPrice && !frame.isAside && !frame.isFormer && /\d/.test(text) && page.prices.length < MAX_PRICES)
      page.prices.push(text)
  }

  const parser = new Parser(
    {
      onopentag: open,
      ontext(text) {
        if (json !== null) json += text
        const isFormer = top()?.isFormer ?? false
        for (const frame of stack)
          if (frame.text !== null && (!isFormer || frame.isFormer || !frame.isPrice)) frame.text += text
      },
      onclosetag(name) {
        if (name === 'script' && json !== null) {
          readJson(page, json)
          json = null
        }
        close()
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  for (let start = 0; start < html.length; start += CHUNK) {
    parser.write(html.slice(start, start + CHUNK))
    if (html.length > CHUNK) await yieldToEventLoop()
  }
  parser.end()
  return page
}

function readJson(page: Page, text: string): void {
  const value = parseJson(text)
  if (value === undefined) page.hasBrokenData = true
  else page.things.push(...thingsIn(value, 0))
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

const MAX_DEPTH = 4

/** The things of a document: those of its lists, its graph and its main entity. */
function thingsIn(value: unknown, depth: number): Thing[] {
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value)) return value.flatMap(entry => thingsIn(entry, depth + 1))
  if (!isThing(value)) return []
  const inner = [value['@graph'], value.mainEntity].flatMap(entry => thingsIn(entry, depth + 1))
  return value['@graph'] === undefined ? [value, ...inner] : inner
}

/** The types of a thing without their vocabulary: `Product`. */
export const typesOf = (thing: Thing): string[] =>
  [thing['@type']].flat().map(type => String(type ?? '').replace(/^(https?:\/\/schema\.org\/|schema:)/i, ''))

/** The things that a property holds. */
export const partsOf = (thing: Thing, property: string): Thing[] => [thing[property]].flat().filter(isThing)

/** The first text or number of a property, as text; that of a thing is its name. */
export function textOf(thing: Thing, property: string): string {
  const value = [thing[property]].flat()[0]
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return isThing(value) ? textOf(value, 'name') : ''
}
