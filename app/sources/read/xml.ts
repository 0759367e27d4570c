/** Records of XML feeds: RSS, Atom and sitemaps. Pure. */
import { SaxesParser } from 'saxes'
import { yieldToEventLoop } from '#app/platform/slices.server.ts'

/** A feed that cannot be read; the message is for people. Nothing of such a feed is used. */
export class FeedFault extends Error {}

type XmlRecord = {
  /** Local name, without prefix. */
  name: string
  /** Text of its direct children by local name; `href` of a link without text. The first of each name counts. */
  fields: Map<string, string>
  /** On which it begins, from 1. */
  line: number
}

/** Characters parsed between two yields to the event loop: a few milliseconds of work. */
const CHUNK = 64 * 1024

/** The elements of these local names, in their order. @throws FeedFault where the text is not well-formed */
export async function elementsOf(text: string, names: ReadonlySet<string>): Promise<XmlRecord[]> {
  const parser = new SaxesParser({ xmlns: true })
  const records: XmlRecord[] = []
  let record: XmlRecord | null = null
  /** Elements open below the record. */
  let depth = 0
  let field = ''
  let content = ''
  parser.on('error', error => {
    throw new FeedFault(`The file is not well-formed XML: ${error.message.split('\n')[0]}`)
  })
  parser.on('opentag', ({ local, attributes }) => {
    if (!record) {
      if (names.has(local)) record = { name: local, fields: new Map(), line: parser.line }
      return
    }
    depth += 1
    if (depth > 1) return
    field = local
    content = local === 'link' ? (attributes.href?.value ?? '') : ''
  })
  const addText = (added: string) => {
    if (record && depth === 1) content += added
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ local }) => {
    if (!record) return
    if (depth === 0) {
      if (local === record.name) records.push(record)
      record = null
      return
    }
    if (depth === 1 && !record.fields.has(field)) record.fields.set(field, content.trim())
    depth -= 1
  })
  for (let start = 0; start < text.length; start += CHUNK) {
    parser.write(text.slice(start, start + CHUNK))
    await yieldToEventLoop()
  }
  parser.close()
  return records
}
