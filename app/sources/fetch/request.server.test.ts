/** Addresses that lead into inner networks get no request, and answers without end are cut off (SOURCE-2). */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestShop, shopAddress } from './request.server.ts'

const signal = new AbortController().signal
let port = 0
let asked = 0
let answer: RequestListener = (_, response) => response.end('inner')
const server = createServer((request, response) => {
  asked += 1
  answer(request, response)
})

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, () => resolve()))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const ask = (address: string, hosts: 'public' | 'loopback', maxBytes = 1024 * 1024, timeoutMs?: number) =>
  requestShop(shopAddress(address), {}, { hosts, maxBytes, signal, timeoutMs })

describe('inner networks', () => {
  test.each([
    'http://127.0.0.1:PORT/',
    'http://127.1:PORT/',
    'http://127.0.1:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://0x7f.0.0.1:PORT/',
    'http://0x7f000001:PORT/',
    'http://2130706433:PORT/',
    'http://017700000001:PORT/',
    'http://127.0.0.1.:PORT/',
    'http://①②⑦.⓪.⓪.①:PORT/',
    'http://127。0。0。1:PORT/',
    'http://localhost:PORT/',
    'http://LOCALHOST.:PORT/',
    'http://[::1]:PORT/',
    'http://[0:0:0:0:0:0:0:1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://[::ffff:7f00:1]:PORT/',
    'http://[::127.0.0.1]:PORT/',
    'http://[64:ff9b::7f00:1]:PORT/',
    'http://[2002:7f00:1::]:PORT/',
    'http://0.0.0.0:PORT/',
    'http://0:PORT/',
    'http://[::]:PORT/',
    'http://10.0.0.1/',
    'http://172.16.5.4/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
  ])('%s is refused without a request', async address => {
    const before = asked
    await expect((async () => ask(address.replace('PORT', String(port)), 'public', 1024, 2000))()).rejects.toThrow(
      /not one of the public internet|no site of this name/,
    )
    expect(asked).toBe(before)
  })

  test('is read where a test allows it', async () => {
    answer = (_, response) => response.end('inner')
    expect((await ask(`http://127.0.0.1:${port}/`, 'loopback')).body.toString()).toBe('inner')
    await expect(ask('http://10.0.0.1/', 'loopback', 1024, 2000)).rejects.toThrow('public internet')
  })
})

test.each([
  ['file:///etc/passwd', 'Only http and https'],
  ['ftp://shop.example/', 'Only http and https'],
  ['gopher://shop.example/', 'Only http and https'],
  ['data:text/html,hi', 'Only http and https'],
  ['http://user:secret@shop.example/', 'no name and no password'],
  ['http://shop.example:22/', 'Port 22'],
  ['http://shop.example:25/', 'Port 25'],
  ['shop', 'no web address'],
])('%s is no address of a source', (address, message) => expect(() => shopAddress(address)).toThrow(message))

describe('answers without end', () => {
  const MB = 1024 * 1024

  test('a packed body is cut off at its unpacked size', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * MB))
    answer = (_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb)
    await expect(ask(`http://127.0.0.1:${port}/`, 'loopback', 2 * MB)).rejects.toThrow('larger than 2 MB')
    answer = (_, response) => response.end(bomb)
    await expect(ask(`http://127.0.0.1:${port}/`, 'loopback', 2 * MB)).rejects.toThrow('larger than 2 MB')
  })

  test('a body that goes on is cut off', async () => {
    answer = (_, response) => {
      const timer = setInterval(() => response.write(Buffer.alloc(256 * 1024)), 1)
      response.on('close', () => clearInterval(timer))
    }
    await expect(ask(`http://127.0.0.1:${port}/`, 'loopback', 2 * MB)).rejects.toThrow('larger than 2 MB')
  })

  test('a site that sends nothing is given up', async () => {
    answer = () => {}
    await expect(ask(`http://127.0.0.1:${port}/`, 'loopback', MB, 200)).rejects.toThrow('No complete answer')
  })

  test('a body that is not packed as it says is named', async () => {
    answer = (_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('plain')
    await expect(ask(`http://127.0.0.1:${port}/`, 'loopback')).rejects.toThrow('cannot be unpacked')
  })
})
