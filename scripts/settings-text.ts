/** Generates `.env.example` and the settings table of README from the definitions. */
import { environment, parseSettings } from '../app/platform/settings.server.ts'

const defaults: Record<string, unknown> = parseSettings({})

/** A default in the form of an environment variable; empty for none. */
function defaultText(name: string): string {
  const value = defaults[name]
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return String(value)
}

const entries = Object.entries(environment.shape).map(([name, schema]) => ({
  name,
  about: String(schema.meta()?.about),
  fallback: defaultText(name),
}))

export const environmentExample = (): string =>
  [
    '# Every setting with its default. The site reads its environment, not this file: docs/operation.md says how to set them.',
    ...entries.map(({ name, about, fallback }) => `\n# ${about}\n${name}=${fallback}`),
    '',
  ].join('\n')

const START = '<!-- settings -->'
const END = '<!-- /settings -->'

/** The README with a new settings table. @throws Error when the table's markers are missing */
export function withSettingsTable(readme: string): string {
  const [before, rest] = readme.split(START)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`README.md needs ${START} and ${END}.`)
  const rows = entries.map(
    ({ name, about, fallback }) => `| \`${name}\` | ${fallback && `\`${fallback}\``} | ${about} |`,
  )
  return [before + START, '| variable | default | meaning |', '| --- | --- | --- |', ...rows, END + after].join('\n')
}
