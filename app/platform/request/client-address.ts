/** Client addresses as rate limits count them. Pure. */
import { isIP } from 'node:net'

/**
 * The address as rate limits count it: IPv4 whole (also when mapped into IPv6), IPv6 by its /64, the usual size of one
 * customer's network. Text that is not an address counts as itself, cut to a bounded length.
 */
export function rateLimitAddress(text: string): string {
  const address = withoutPort(text.trim())
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? fromHex(address)
  if (mapped) return mapped
  if (isIP(address) !== 6) return address.slice(0, 64)
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ? tail.split(':') : [])]
  const prefix = all.slice(0, 4).map(group => Number.parseInt(group, 16).toString(16))
  return `${prefix.join(':')}::/64`
}

/** Whether an address that `rateLimitAddress` made is that of this machine. */
export const isLoopback = (address: string): boolean => /^127\.|^0:0:0:0::\/64$/.test(address)

/** The network of an address that `rateLimitAddress` made, for records that must not name a machine (AUTH-13). */
export function networkOf(address: string): string {
  const [a, b, c] = isIP(address) === 4 ? address.split('.') : []
  if (a !== undefined) return `${a}.${b}.${c}.0/24`
  const [first, second, third] = address.split(':')
  return address.endsWith('::/64') ? `${first}:${second}:${third}::/48` : ''
}

/** Some proxies append a port: `192.0.2.1:443`, `[2001:db8::1]:443`. */
function withoutPort(text: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
}

/** An IPv4 address mapped into IPv6 and written in hexadecimal: `::ffff:cb00:7109`. */
function fromHex(address: string): string | null {
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(address) ?? []
  if (high === undefined || low === undefined) return null
  return [high, low]
    .map(group => Number.parseInt(group, 16))
    .flatMap(group => [group >> 8, group & 255])
    .join('.')
}
