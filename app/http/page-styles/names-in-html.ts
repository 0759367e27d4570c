/** The names of a rendered document that rules may need. Pure. */

const TAG = /<([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/g
/** From the start of the attributes, because a value may look like an attribute. */
const CLASS = /^(?:\s+[^\s="]+(?:="[^"]*")?)*?\s+class="([^"]*)"/
const TYPE = /\stype="([^"]*)"/
const LANGUAGE = /\s((?:lang|dir)=)"(\w+)"/g

const entities: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" }

/**
 * The names of `known` that occur in this HTML: classes as `.name`, elements as `name`, types of controls as
 * `type=name`, languages and directions of the document as `lang=ur`. Its attributes must have double quotes, as React writes them.
 */
export function namesInHtml(html: string, known: ReadonlySet<string>): Set<string> {
  const names = new Set<string>()
  const add = (name: string) => {
    if (known.has(name)) names.add(name)
  }
  const seen = new Set<string>()
  for (const [, element = '', attributes = ''] of html.matchAll(TAG)) {
    add(element)
    if (element === 'input') add(`type=${TYPE.exec(attributes)?.[1]}`)
    if (element === 'html') for (const [, name, value] of attributes.matchAll(LANGUAGE)) add(`${name}${value}`)
    const classes = CLASS.exec(attributes)?.[1]
    // Cards and rows repeat the same class lists.
    if (!classes || seen.has(classes)) continue
    seen.add(classes)
    const text = classes.replace(/&(amp|gt|lt|quot|#x27);/g, entity => entities[entity] ?? entity)
    for (const name of text.split(/\s+/)) add(`.${name}`)
  }
  return names
}
