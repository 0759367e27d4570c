/** Checks that what visitors do is tried in Urdu too: the tag @urdu or @urdu-long, and words from the texts (LANG-3). */
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { panelFiles } from '#tests/support/journey-lanes.ts'
import { binOf } from './run.mjs'

/** Of journeys in English alone, and of those that go through the languages themselves. */
const EXEMPT = new Set(['panel', 'languages'])

type Suite = {
  suites?: Suite[]
  specs: { file: string; title: string; tags: string[]; tests: { projectName: string }[] }[]
}

const specsIn = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsIn)]

test('every journey of a visitor runs in Urdu in the long run', () => {
  const { stdout } = spawnSync(process.execPath, [binOf('playwright'), 'test', '--list', '--reporter', 'json'], {
    env: { ...process.env, WHOLE: '1' },
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  const specs = specsIn({ specs: [], suites: JSON.parse(stdout).suites })
  expect(specs.length).toBeGreaterThan(0)
  const onlyInEnglish = specs.filter(
    ({ file, tags, tests }) =>
      !panelFiles.test(file) &&
      !tags.some(tag => EXEMPT.has(tag)) &&
      !tests.some(({ projectName }) => projectName === 'urdu'),
  )
  expect(onlyInEnglish.map(({ file, title }) => `${file}: ${title}`)).toEqual([])
})
