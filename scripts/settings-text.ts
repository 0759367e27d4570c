/** What `.env.example` and README say of the settings, from their definitions. */
import { environment, parseSettings } from '../app/platform/settings.server.ts'

const defaults: Record<string, unknown> = parseSettings({})

/** A default as it is written in the environment; empty for none. */
function written(name: string): string {
  const value = defaults[name]
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return String(value)
}

const entries = Object.entries(environment.shape).map(([name, schema]) => ({
  name,
  about: String(schema.meta()?.about),
  fallback: written(name),
}))

export const environmentExample = (): string =>
  [
    '# Every setting with its default. Copy to .env only for tools that read it; the site reads the environment.',
    ...entries.map(({ name, about, fallback }) => `\n# ${about}\n${name}=${fallback}`),
    '',
  ].join('\n')

const START = '<!-- settings -->'
const END = '<!-- /settings -->'

/** The README with its table of settings made anew. @throws Error where the marks of the table are gone */
export function withSettingsTable(readme: string): string {
  const [before, rest] = readme.split(START)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`README.md needs ${START} and ${END}.`)
  const rows = entries.map(
    ({ name, about, fallback }) => `| \`${name}\` | ${fallback && `\`${fallback}\``} | ${about} |`,
  )
  return [before + START, '| variable | default | meaning |', '| --- | --- | --- |', ...rows, END + after].join('\n')
}
