import { expect, test } from 'vitest'
import { localPath, readLanguage } from './language.ts'

test.each([
  ['/mobiles?page=2', 'en', '/mobiles?page=2'],
  ['/ur', 'ur', '/'],
  ['/ur/', 'ur', '/'],
  ['/ur?filter=latest', 'ur', '/?filter=latest'],
  ['/ur.data?x=1', 'ur', '/_root.data?x=1'],
  ['/ur/samsung/galaxy-a55', 'ur', '/samsung/galaxy-a55'],
  ['/urdu', 'en', '/urdu'],
  ['/mobiles/ur', 'en', '/mobiles/ur'],
])('%s is in %s: %s', (url, language, path) => expect(readLanguage(url)).toEqual({ language, path }))

test.each([
  ['/', '/ur'],
  ['/?filter=latest', '/ur?filter=latest'],
  ['/mobiles', '/ur/mobiles'],
])('%s in Urdu is %s', (path, inUrdu) => {
  expect(localPath(path, 'ur')).toBe(inUrdu)
  expect(localPath(path, 'en')).toBe(path)
})
