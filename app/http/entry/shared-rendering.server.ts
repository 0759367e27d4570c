/** Renders a response for the cache: without a client, in a request context of its own. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { inInternalContext, languageOf, type RenderedData } from '#app/platform/request/request-context.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { contentVersion } from '#db/content-version.server.ts'
import { type Captured, captureResponse } from './capture.server.ts'

/** Longer bodies are streamed instead (stream.server.ts). */
const MAX_BODY_BYTES = 8 * 1024 * 1024

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

type Options = {
  /** The content version before the rendering. */
  contentVersion: string
  /** What a former rendering of this document was made from. */
  known: RenderedData | null
  /** Whether it is rendered although the content changes meanwhile. */
  mayBeMixed: boolean
}

type Rendering = {
  captured: Captured
  /** What a document was made from; null for other responses. */
  data: RenderedData | null
  /** Whether the former rendering is still right; the body is then empty. */
  isUnchanged: boolean
  /** Whether the content changed while the loaders ran, so that the response may mix two versions. */
  isMixed: boolean
  viewedPhone: string | null
}

/** Renders the response to a GET of this target; null where its body is too long to be cached. */
export type RenderTarget = (target: string, options: Options) => Promise<Rendering | null>

export const renderWith =
  (handler: RequestHandler): RenderTarget =>
  async (target, { contentVersion: before, known, mayBeMixed }) => {
    const { host } = new URL(settings().SITE_ORIGIN)
    const { result: captured, context } = await inInternalContext(
      {
        contentVersion: before,
        language: languageOf(target),
        sharedRendering: { known, mayBeMixed, made: null, isUnchanged: false, isMixed: false },
      },
      () => captureResponse(handler, { target, host, maxBytes: MAX_BODY_BYTES }),
    )
    const { sharedRendering, viewedPhone } = context
    if (!captured || !sharedRendering) return null
    const { made, isUnchanged, isMixed } = sharedRendering
    // Documents were checked after their loaders and again when they were rendered.
    const wasMixed = isMixed || (made === null && contentVersion() !== before)
    return { captured, data: made, isUnchanged, isMixed: wasMixed, viewedPhone }
  }
