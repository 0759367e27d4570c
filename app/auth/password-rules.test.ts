import { expect, test } from 'vitest'
import { passwordProblem } from './password-rules.ts'

test.each([
  ['correct-horse-battery'],
  ['three blind mice'],
  ['مضبوط پاس ورڈ یہاں'],
  ['kgm4x-7p2qa-w9zfe-t3hbn'],
  ['x'.repeat(3) + 'the longest sentence '.repeat(9)],
])('%s is accepted', password => expect(passwordProblem(password, 'admin')).toBeNull())

test.each([
  ['elevenchars', /at least 12/],
  ['é'.repeat(201), /at most 200/],
  ['qwerty123456', /common/],
  ['1qaz2wsx3edc', /common/],
  ['leavemealone', /common/],
  ['Password123456!', /common/],
  ['P@ssw0rd2026!!', /common/],
  ['dragondragon', /common/],
  ['111122223333', /common/],
  ['Qeemat-Admin-2026', /name of the site/],
  ['farhan.farhan.farhan', /name of the site/],
])('%s is refused', (password, problem) => expect(passwordProblem(password, 'farhan')).toMatch(problem))
