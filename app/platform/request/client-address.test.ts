import { expect, test } from 'vitest'
import { isLoopback, networkOf, rateLimitAddress } from './client-address.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
  ['x'.repeat(500), 'x'.repeat(64)],
])('%s counts as %s', (text, expected) => expect(rateLimitAddress(text)).toBe(expected))

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['unknown', ''],
])('%s is recorded as %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['203.0.113.9', false],
  ['2001:db8::1', false],
  ['', false],
])('%s is of this machine: %s', (address, expected) => expect(isLoopback(rateLimitAddress(address))).toBe(expected))
