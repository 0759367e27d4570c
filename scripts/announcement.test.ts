import { expect, test } from 'vitest'
import { announcement } from './announcement.mjs'

test('the password is the last line, below the addresses; progress is left out (RUN-6)', () => {
  const password = 'Administrator: admin, password: a-b-c (shown once; npm run admin:password sets another)'
  const said = [password, 'Filling the empty database: 200 of 1253 phones', 'A warning.']
  expect(announcement('5001', said).split('\n')).toEqual([
    'A warning.',
    '',
    'The site: http://localhost:5001',
    'The panel: http://localhost:5001/admin',
    password,
  ])
})
