import { expect, test } from 'vitest'
import { failuresIn, type Outcome, processorSecondsIn, summaryOf } from './verify-summary.ts'

const red = (text: string) => `\u001b[31m${text}\u001b[39m`

test.each([
  [
    'vitest',
    `✓ one\n${red(' FAIL ')} app/a.test.ts > two\nAssertionError: no\n FAIL  app/a.test.ts > two\n`,
    'FAIL  app/a.test.ts > two',
  ],
  [
    'Playwright',
    '  ok 1\n\n  1 failed\n    [script] › tests/e2e/a.test.ts:3:1 › three \n',
    '[script] › tests/e2e/a.test.ts:3:1 › three',
  ],
  [
    'tsc',
    "app/a.ts(1,2): error TS2307: Cannot find module 'x'.\n",
    "app/a.ts(1,2): error TS2307: Cannot find module 'x'.",
  ],
  ['Biome', 'app/a.ts:1:2 lint/style/useConst ━━━\n\n  ! text\n', 'app/a.ts:1:2 lint/style/useConst ━━━'],
  ['a tool of which nothing is known', 'one\n\ntwo\n', 'two'],
])('what failed is found in the output of %s (RUN-7)', (_, output, failure) => {
  expect(failuresIn(output).map(line => line.replace(/ +/g, ' '))).toContain(failure.replace(/ +/g, ' '))
})

test('processor time is that of the programs which the shell waited for, not its own', () => {
  expect(processorSecondsIn('0m0.010000s 0m0.020000s\n1m2.500000s 0m3.500000s\n')).toBe(66)
  expect(processorSecondsIn('')).toBeNull()
})

test('the summary has every step, the sums and all failures, also of several steps (RUN-7)', () => {
  const step = { seconds: 10, processorSeconds: 20, output: '' }
  const outcomes: Outcome[] = [
    { ...step, title: 'Types', state: 'failed', output: 'a.ts(1,2): error TS1: no' },
    { ...step, title: 'Build', state: 'passed' },
    { ...step, title: 'Integration tests', state: 'failed', output: ' FAIL  tests/b.test.ts > b' },
    { title: 'Journeys in a browser', state: 'not run', seconds: 0, processorSeconds: null, output: '' },
  ]
  const summary = summaryOf(outcomes, 25)
  expect(summary.replace(/ +/g, ' ').split('\n')).toEqual([
    '',
    'Step elapsed processor time',
    'Types failed 10 s 20 s',
    'Build passed 10 s 20 s',
    'Integration tests failed 10 s 20 s',
    'Journeys in a browser not run 0 s –',
    'All failed 25 s 60 s',
    '',
    'Types:',
    ' a.ts(1,2): error TS1: no',
    '',
    'Integration tests:',
    ' FAIL tests/b.test.ts > b',
  ])
  expect(summaryOf([{ ...step, title: 'Types', state: 'passed' }], 25)).toMatch(/^All +passed/m)
})
