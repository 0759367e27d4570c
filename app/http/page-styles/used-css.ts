/** Selects the rules of the style sheet that a document needs. Pure. */
import type { Declaration, Need, Rule, Selector } from './rule.ts'

type StyleRule = Extract<Rule, { kind: 'style' }>

/**
 * The style sheet without the rules that match nothing in a document with these names (see `Need`). States, other
 * attributes and media are not judged: such rules stay.
 */
export function usedCss(rules: Rule[], names: ReadonlySet<string>): string {
  const layers = layerNames(rules)
  const kept = matching(rules, names)
  const used = usedNames(kept)
  // The order of layers is that of their first occurrence, which may be missing here.
  return (layers.length > 0 ? `@layer ${layers.join(',')};` : '') + kept.map(rule => serialize(rule, used)).join('')
}

/** Every name that a rule needs. */
export function neededNames(rules: Rule[]): Set<string> {
  const names = new Set<string>()
  const add = (need: Need): void => {
    if (typeof need === 'string') names.add(need)
    else for (const alternative of need) alternative.forEach(add)
  }
  for (const rule of allOf(rules)) if (rule.kind === 'style') for (const { needs } of rule.selectors) needs.forEach(add)
  return names
}

function* allOf(rules: Rule[]): Generator<Rule> {
  for (const rule of rules) {
    yield rule
    if (rule.kind === 'group') yield* allOf(rule.rules)
  }
}

const layerNames = (rules: Rule[]): string[] => [
  ...new Set(
    rules.flatMap(rule =>
      rule.kind === 'group' && rule.prelude.startsWith('@layer ') ? [rule.prelude.slice('@layer '.length)] : [],
    ),
  ),
]

const isMet =
  (names: ReadonlySet<string>) =>
  (need: Need): boolean =>
    typeof need === 'string' ? names.has(need) : need.some(alternative => alternative.every(isMet(names)))

/** The rules whose selectors may match, each with only these selectors. */
function matching(rules: Rule[], names: ReadonlySet<string>): Rule[] {
  const met = isMet(names)
  return rules.flatMap((rule): Rule[] => {
    if (rule.kind === 'group') return [{ ...rule, rules: matching(rule.rules, names) }]
    if (rule.kind !== 'style') return [rule]
    const selectors = rule.selectors.filter(({ needs }: Selector) => needs.every(met))
    return selectors.length > 0 ? [{ ...rule, selectors }] : []
  })
}

/** Custom properties and keyframes that are used, directly or through other custom properties. */
function usedNames(rules: Rule[]): Set<string> {
  const usedBy = new Map<string, string[]>()
  const used = new Set<string>()
  const pending: string[] = []
  const collect = (name: string | undefined, uses: string[]) => {
    if (name === undefined) pending.push(...uses)
    else usedBy.set(name, [...(usedBy.get(name) ?? []), ...uses])
  }
  for (const rule of allOf(rules)) {
    if (rule.kind === 'named') collect(rule.name, rule.uses)
    if (rule.kind === 'style') for (const { sets, uses = [] } of rule.declarations) collect(sets, uses)
  }
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (used.has(name)) continue
    used.add(name)
    pending.push(...(usedBy.get(name) ?? []))
  }
  return used
}

function serialize(rule: Rule, used: ReadonlySet<string>): string {
  switch (rule.kind) {
    case 'always':
      return rule.text
    case 'named':
      return used.has(rule.name) ? rule.text : ''
    case 'group':
      return block(rule.prelude, rule.rules.map(inner => serialize(inner, used)).join(''))
    case 'style':
      return block(rule.selectors.map(({ text }) => text).join(','), body(rule, used))
  }
}

const block = (prelude: string, content: string) => (content ? `${prelude}{${content}}` : '')

const body = ({ declarations }: StyleRule, used: ReadonlySet<string>) =>
  declarations
    .filter(({ sets }: Declaration) => sets === undefined || used.has(sets))
    .map(({ text }) => text)
    .join(';')
