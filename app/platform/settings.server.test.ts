import { expect, test } from 'vitest'
import { intervalMs, parseSettings } from './settings.server.ts'

test('an empty environment gives the defaults (ENV-2, ENV-3, ENV-4, ENV-5, ENV-6, ENV-7, ENV-8, ENV-9, ENV-10, ENV-14, ENV-15, ENV-16)', () => {
  expect(parseSettings({})).toMatchObject({
    PORT: 5000,
    DATABASE_PATH: './data/site.sqlite',
    SEED_CATALOG: 'auto',
    SITE_ORIGIN: 'http://localhost:5000',
    TRUST_PROXY: false,
    USD_PKR_RATE: 280,
    PLACEHOLDER_RATING: true,
    SEARCH_PER_MINUTE: 300,
    PHOTO_PER_MINUTE: 20,
    FEED_CHECKS_PER_MINUTE: 10,
    AI_ADDRESS_PER_MINUTE: 10,
    AI_ADDRESS_PER_DAY: 100,
    CONTACT_PER_HOUR: 5,
    CONTACT_NETWORK_PER_HOUR: 20,
    CONTACT_BUSY_PER_HOUR: 30,
    SIGN_IN_PER_ACCOUNT: 10,
    SIGN_IN_PER_ADDRESS: 30,
    CSP_REPORTS_PER_MINUTE: 20,
  })
})

test.each([
  ['PORT', 'abc', 'PORT is not valid: it accepts a whole number from 1 to 65535.'],
  ['PORT', '70000', 'PORT is not valid: it accepts a whole number from 1 to 65535.'],
  ['SEED_CATALOG', 'yes', 'SEED_CATALOG is not valid: it accepts auto or off.'],
  ['BACKUP_EVERY', '0h', 'BACKUP_EVERY is not valid: it accepts a time such as 30m, 6h or 1d, or off.'],
  ['REPLICA_URL', '/mnt', 'REPLICA_URL is not valid: it accepts file:///folder or s3://bucket/path.'],
  ['SITE_ORIGIN', 'phones.example', 'SITE_ORIGIN is not valid: it accepts an address such as https://phones.example.'],
  [
    'SITE_ORIGIN',
    'javascript:alert(1)',
    'SITE_ORIGIN is not valid: it accepts an address such as https://phones.example.',
  ],
  ['TRUST_PROXY', 'true', 'TRUST_PROXY is not valid: it accepts on or off.'],
  ['SESSION_SECRET', 'short', 'SESSION_SECRET is not valid: it accepts at least 16 characters.'],
  [
    'SECURITY_CONTACT',
    'me@phones.example',
    'SECURITY_CONTACT is not valid: it accepts mailto:name@example.com or an https address.',
  ],
  ['USD_PKR_RATE', '-1', 'USD_PKR_RATE is not valid: it accepts more than 0.'],
  ['AI_SEO', 'on', 'AI_SEO is not valid: it accepts enabled or off.'],
])('%s=%s throws one line that names the variable', (name, value, message) => {
  expect(() => parseSettings({ [name]: value })).toThrow(message)
})

test('an empty variable counts as unset, and the path of an origin is dropped', () => {
  expect(parseSettings({ PORT: '', SITE_ORIGIN: 'https://phones.example/shop/' })).toMatchObject({
    PORT: 5000,
    SITE_ORIGIN: 'https://phones.example',
  })
})

test.each([
  ['off', null],
  ['30m', 1_800_000],
  ['6h', 21_600_000],
  ['1d', 86_400_000],
])('the interval %s is %s ms', (text, ms) => expect(intervalMs(text)).toBe(ms))
