/** Renders a response for the cache: without a client, in a request context of its own. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { inInternalContext } from '#app/platform/request/request-context.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { contentVersion } from '#db/content-version.server.ts'
import { type Captured, captureResponse } from './capture.server.ts'

/** Longer bodies are streamed instead (stream.server.ts). */
const MAX_BODY_BYTES = 8 * 1024 * 1024

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

type Options = {
  /** The content version before the rendering. */
  contentVersion: string
  /** The digest of the data of a former rendering of this document. */
  knownData: string | null
}

type Rendering = {
  captured: Captured
  /** A digest of the data of all loaders; null for responses that are not documents. */
  data: string | null
  /** Whether the data are the known ones; the body is then empty. */
  isUnchanged: boolean
  /** Whether the content changed while the loaders ran, so that the response may mix two versions. */
  isMixed: boolean
  viewedPhone: string | null
}

/** Renders the response to a GET of this target; null where its body is too long to be cached. */
export type RenderTarget = (target: string, options: Options) => Promise<Rendering | null>

export const renderWith =
  (handler: RequestHandler): RenderTarget =>
  async (target, { contentVersion: before, knownData }) => {
    const { host } = new URL(settings().SITE_ORIGIN)
    const { result: captured, context } = await inInternalContext(
      { contentVersion: before, sharedRendering: { knownData, data: null, isUnchanged: false, isMixed: false } },
      () => captureResponse(handler, { target, host, maxBytes: MAX_BODY_BYTES }),
    )
    const { sharedRendering, viewedPhone } = context
    if (!captured || !sharedRendering) return null
    const { data, isUnchanged, isMixed } = sharedRendering
    // Documents were checked after their loaders.
    const isDocument = data !== null
    return { captured, data, isUnchanged, isMixed: isDocument ? isMixed : contentVersion() !== before, viewedPhone }
  }
