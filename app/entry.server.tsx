/** Renders each document whole before it is sent: public pages can then carry an ETag and live in caches. */
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { EntryContext, HandleDataRequestFunction, LoaderFunctionArgs } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { boot } from './boot.server.ts'
import { dataAnswer, documentAnswer } from './platform/documents.server.ts'
import { logError } from './platform/log.server.ts'

boot()

/** Longest wait for a page to render. */
const RENDER_TIMEOUT_MS = 10_000

export const streamTimeout = RENDER_TIMEOUT_MS

export default function handleRequest(request: Request, status: number, headers: Headers, remixContext: EntryContext) {
  return documentAnswer(request, status, headers, () => render(request, remixContext))
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => dataAnswer(request, response)

/** Called by Remix for what a loader, an action or the rendering throws; a visitor who left is no error. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs): void {
  if (!request.signal.aborted) logError(error, request)
}

// The stream is collected as a whole; `renderToString` would drop the data that Remix sends along for the client.
function render(request: Request, remixContext: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<RemixServer context={remixContext} url={request.url} />, {
      onAllReady() {
        const html = new PassThrough()
        text(html).then(resolve, reject)
        pipe(html)
      },
      onShellError: reject,
      onError: error => logError(error, request),
    })
    setTimeout(abort, RENDER_TIMEOUT_MS).unref()
  })
}
