/** A small XML parser for tests: unclosed elements and misplaced names are errors. */
import { Parser } from 'htmlparser2'

export type Element = { name: string; attributes: Record<string, string>; children: Element[]; text: string }

/** The root element. @throws Error when the document is not well-formed */
export function parseXml(xml: string): Element {
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) throw new Error('The XML declaration is missing.')
  const document: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [document]
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, children: [], text: '' }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(text) {
        const element = open.at(-1)
        if (element) element.text += text
      },
      onclosetag(name, isImplied) {
        const element = open.pop()
        const isEmpty = element?.children.length === 0 && element.text === ''
        if (isImplied && !isEmpty) throw new Error(`<${name}> is not closed.`)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  const [root, ...others] = document.children
  if (!root || others.length > 0 || document.text.trim() !== '') throw new Error('There is not exactly one root.')
  return root
}

/** The texts of the children with this name. */
export const texts = (element: Element, name: string) =>
  element.children.filter(child => child.name === name).map(child => child.text)

/** The URLs in `<a href>` and canonical `<link>` elements, unresolved. */
export function linksIn(html: string): { anchors: string[]; canonicals: string[] } {
  const anchors: string[] = []
  const canonicals: string[] = []
  const parser = new Parser({
    onopentag(name, { href, rel }) {
      if (name === 'a' && href !== undefined) anchors.push(href)
      if (name === 'link' && rel === 'canonical') canonicals.push(href ?? '')
    },
  })
  parser.end(html)
  return { anchors, canonicals }
}
