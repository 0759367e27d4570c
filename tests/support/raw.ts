/** HTTP as bytes over a socket, for requests that no client library would send. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Site } from './site.ts'

export function openSocket(site: Site): Socket {
  const { hostname, port } = new URL(site.origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  return socket
}

/** Sends the text and gives all that comes back until the connection closes or falls silent. */
export async function sendRaw(site: Site, text: string | Buffer, silenceMs = 400): Promise<string> {
  const socket = openSocket(site)
  await once(socket, 'connect')
  const received = readAll(socket, silenceMs)
  socket.write(text)
  const answer = await received
  socket.destroy()
  return answer
}

/** What comes in until the connection closes, or until nothing has come for so long after something has. */
export function readAll(socket: Socket, silenceMs: number): Promise<string> {
  return new Promise(resolve => {
    let text = ''
    let timer: NodeJS.Timeout | undefined
    const done = () => {
      clearTimeout(timer)
      resolve(text)
    }
    socket.on('data', chunk => {
      text += chunk.toString('latin1')
      clearTimeout(timer)
      timer = setTimeout(done, silenceMs)
    })
    socket.once('close', done)
  })
}

export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
