/** Splits a minified style sheet into rules with what each needs of a document. */
import postcss, { type AtRule, type ChildNode, type Container } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import type { Declaration, Need, Rule, Selector } from '../app/http/page-styles/rule.ts'

/** Pseudo-classes with alternatives, of which one must match. */
const ALTERNATIVES = new Set([':is', ':where', ':has'])

const TYPES_WITH_PICKER = ['date', 'time', 'datetime-local', 'month', 'week']

/** Pseudo-elements that only some form controls have. */
const PARTS: [RegExp, Need][] = [
  [/^::file-selector-button$/, 'type=file'],
  [/^::-webkit-(date|calendar)/, TYPES_WITH_PICKER.map(type => [`type=${type}`])],
  [/^::-webkit-(inner|outer)-spin-button$/, 'type=number'],
  [/^::-webkit-search-decoration$/, 'type=search'],
]

/** The rules of this style sheet, in its order. */
export function splitCss(css: string): Rule[] {
  const root = postcss.parse(css)
  const keyframes: string[] = []
  root.walkAtRules('keyframes', rule => void keyframes.push(rule.params))
  const families: string[] = []
  root.walkAtRules('font-face', rule => void families.push(familyOf(rule)))
  const pages: string[] = []
  root.walkAtRules('page', rule => void pages.push(rule.params))
  return rulesOf(root, new Set([...keyframes, ...families, ...pages]))
}

/** The name of the font that a `@font-face` rule loads. */
function familyOf(rule: AtRule): string {
  let family = ''
  rule.walkDecls('font-family', ({ value }) => {
    family = unquoted(value)
  })
  return family
}

const unquoted = (value: string) => value.trim().replace(/^(['"])(.*)\1$/, '$2')

/** @param named names of animations, fonts and pages */
function rulesOf(container: Container<ChildNode>, named: ReadonlySet<string>): Rule[] {
  return (container.nodes ?? []).flatMap((node): Rule[] => {
    if (node.type === 'rule') {
      const declarations = node.nodes.flatMap(child => (child.type === 'decl' ? [declaration(child, named)] : []))
      return [{ kind: 'style', selectors: selectorsOf(node.selector), declarations }]
    }
    return node.type === 'atrule' ? [atRule(node, named)] : []
  })
}

function atRule(node: AtRule, named: ReadonlySet<string>): Rule {
  const text = node.toString()
  if (node.name === 'keyframes') return { kind: 'named', name: node.params, text, uses: variablesIn(text) }
  if (node.name === 'property' || node.name === 'page') return { kind: 'named', name: node.params, text, uses: [] }
  if (node.name === 'font-face') return { kind: 'named', name: familyOf(node), text, uses: [] }
  if (!node.nodes) return { kind: 'always', text: `${text};` }
  return {
    kind: 'group',
    prelude: `@${node.name}${node.raws.afterName ?? ' '}${node.params}`,
    rules: rulesOf(node as Container<ChildNode>, named),
  }
}

type Declared = Extract<ChildNode, { type: 'decl' }>

function declaration(node: Declared, named: ReadonlySet<string>): Declaration {
  const words = /^(-webkit-)?animation(-name)?$/.test(node.prop)
    ? node.value.split(/[\s,]+/)
    : /font-family$/.test(node.prop)
      ? node.value.split(',').map(unquoted)
      : node.prop === 'page'
        ? [node.value]
        : []
  const uses = [...variablesIn(node.value), ...words.filter(word => named.has(word))]
  return {
    text: node.toString(),
    ...(node.prop.startsWith('--') ? { sets: node.prop } : {}),
    ...(uses.length > 0 ? { uses } : {}),
  }
}

const variablesIn = (value: string) => [...new Set(value.match(/(?<=var\(\s*)--[\w-]+/g) ?? [])]

const selectorsOf = (text: string): Selector[] =>
  selectorParser()
    .astSync(text)
    .nodes.map(selector => ({ text: String(selector).trim(), needs: needsOf(selector) }))

function needsOf(selector: selectorParser.Selector): Need[] {
  return selector.nodes.flatMap((node): Need[] => {
    if (node.type === 'class') return [`.${node.value}`]
    if (node.type === 'tag') return [node.value.toLowerCase()]
    if (node.type === 'attribute' && /^(lang|dir)$/.test(node.attribute)) return [`${node.attribute}=${node.value}`]
    // No document has a shadow host.
    if (node.type === 'pseudo' && node.value === ':host') return [':host']
    const part = PARTS.find(([name]) => node.type === 'pseudo' && name.test(node.value))
    if (part) return [part[1]]
    if (node.type !== 'pseudo' || !ALTERNATIVES.has(node.value)) return []
    const alternatives = node.nodes.map(needsOf)
    return alternatives.some(needs => needs.length === 0) ? [] : [alternatives]
  })
}
