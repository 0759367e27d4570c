/** A fake language model server: implements the Messages API over HTTP, with configurable failures. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Behaviour = (response: ServerResponse, body: ModelRequest) => void

type ModelRequest = {
  model: string
  system: string
  messages: {
    role: string
    content: ({ type: 'text'; text: string } | { type: 'image'; source: { data: string } })[]
  }[]
}

export type ModelServer = {
  origin: string
  /** The requests so far, in order. */
  requests: ModelRequest[]
  /** Number of open requests. */
  open: () => number
  /** Sets the behaviour of the following responses. */
  behave: (behaviour: Behaviour) => void
  stop: () => Promise<void>
}

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

const message = (text: string, stopReason = 'end_turn') => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'stand-in',
  content: [{ type: 'text', text }],
  stop_reason: stopReason,
  stop_sequence: null,
  usage: { input_tokens: 120, output_tokens: 80 },
})

export const returnsJson =
  (value: unknown): Behaviour =>
  response =>
    json(response, 200, message(JSON.stringify(value)))
export const returnsText =
  (text: string): Behaviour =>
  response =>
    json(response, 200, message(text))
export const refuses: Behaviour = response => json(response, 200, message('', 'refusal'))
export const fails =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  response =>
    json(response, status, { type: 'error', error: { type: 'api_error', message: 'stand-in' } }, headers)
export const hangs: Behaviour = () => {}
export const drops: Behaviour = response => response.destroy()
/** Uses the first behaviour the given number of times, then the second. */
export function first(times: number, before: Behaviour, after: Behaviour): Behaviour {
  let left = times
  return (response, body) => (left-- > 0 ? before : after)(response, body)
}

async function readJson(request: IncomingMessage): Promise<ModelRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString())
}

export async function startModelServer(): Promise<ModelServer> {
  let behaviour: Behaviour = fails(500)
  const requests: ModelRequest[] = []
  let open = 0
  const server = createServer(async (request, response) => {
    open += 1
    response.on('close', () => (open -= 1))
    const body = await readJson(request)
    requests.push(body)
    behaviour(response, body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    open: () => open,
    behave: next => {
      behaviour = next
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
