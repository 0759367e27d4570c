import { expect, test } from 'vitest'
import { withLanguage } from '../request/request-context.server.ts'
import { isolate, splitName } from './isolate.ts'

test('a sentence is split at the longest name that it begins with', () => {
  const names = ['Galaxy A26', 'Galaxy A26 5G']
  expect(splitName('Galaxy A26 5G costs least.', names)).toEqual({ name: 'Galaxy A26 5G', rest: ' costs least.' })
  expect(splitName('None costs less than Galaxy A26.', names)).toEqual({
    name: '',
    rest: 'None costs less than Galaxy A26.',
  })
})

test('a name that is set apart from an Urdu sentence is left out whole', () => {
  withLanguage('ur', () => {
    const rest = ' کی قیمت سب سے کم ہے۔'
    expect(splitName(`${isolate('Galaxy A26')}${rest}`, ['Galaxy A26'])).toEqual({ name: 'Galaxy A26', rest })
  })
})
