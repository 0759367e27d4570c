/** Looks whether the site can listen, before a start makes a database and a password. */
import { once } from 'node:events'
import { createServer } from 'node:net'

/** The port of `npm start` and `npm run up`, unless PORT says another. */
export const DEFAULT_PORT = '5000'

const reasons = {
  EADDRINUSE: 'is in use: stop the program that uses it',
  EACCES: 'may not be used by this user',
}

/**
 * Why the site cannot listen there, in one line; null where it can, or where only the start itself can tell.
 * @param {string} port
 * @param {string | undefined} host unset: all interfaces
 * @returns {Promise<string | null>}
 */
export async function problemOfPort(port, host) {
  const server = createServer()
  try {
    server.listen({ port: Number(port), host: host || undefined })
    await once(server, 'listening')
    return null
  } catch (error) {
    const reason = reasons[error.code]
    return reason ? `Port ${port} ${reason}, or set another one, such as PORT=${Number(port) + 1}.` : null
  } finally {
    server.close()
  }
}
