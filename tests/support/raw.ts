/** Raw HTTP over a socket, for requests that no client library sends. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Site } from './site.ts'

export function openSocket(site: Site): Socket {
  const { hostname, port } = new URL(site.origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  return socket
}

/** Sends the text and returns the response, or the part received before the connection closed. */
export async function sendRaw(site: Site, text: string | Buffer): Promise<string> {
  const socket = openSocket(site)
  await once(socket, 'connect')
  const received = readUntil(socket, isWhole)
  socket.write(text)
  const response = await received
  socket.destroy()
  return response
}

/** Reads until the condition is true or the connection closes. */
export function readUntil(socket: Socket, isDone: (text: string) => boolean): Promise<string> {
  return new Promise(resolve => {
    let text = ''
    socket.on('data', chunk => {
      text += chunk.toString('latin1')
      if (isDone(text)) resolve(text)
    })
    socket.once('close', () => resolve(text))
  })
}

/** Whether the text is a complete response to GET or POST, by its status, length or last chunk. */
export function isWhole(text: string): boolean {
  const [top = '', body] = text.split(/\r\n\r\n(.*)/s, 2)
  if (body === undefined) return false
  if ([204, 304].includes(statusOf(text))) return true
  const length = /^content-length: (\d+)$/im.exec(top)?.[1]
  return length === undefined ? body.endsWith('0\r\n\r\n') : body.length >= Number(length)
}

export const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0)
