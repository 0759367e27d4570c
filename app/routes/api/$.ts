import { ApiError, api } from '#app/http/api.server.ts'

const missing = () => {
  throw new ApiError(404, 'There is nothing at this address.')
}

/** Every address under /api that is none: JSON, whatever the method. */
const handle = api({ GET: missing, POST: missing, PUT: missing, PATCH: missing, DELETE: missing })

export { handle as loader, handle as action }
