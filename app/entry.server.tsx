/** Renders each document completely before sending it, so that public pages can have an ETag and be cached. */
import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import pageRules from 'virtual:page-rules'
import type { EntryContext, HandleDataRequestFunction, LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { dataResponse, documentResponse } from '#app/http/documents.server.ts'
import { inlineStyles } from '#app/http/page-styles/inline-styles.server.ts'
import { ScriptMark } from '#app/http/script-mark.ts'
import { markedScripts, type RenderedPage } from '#app/http/security.server.ts'
import { PhoneListHtml } from '#app/pages/sitemap/phone-list.tsx'
import { phoneListHtml } from '#app/pages/sitemap/phone-list-html.server.tsx'
import { inlineDrawings } from '#app/phones/inline-drawings.server.ts'
import { logError } from '#app/platform/process/log.server.ts'
import { boot } from './boot.server.ts'
import deferredSheet from './rules.css?url'
import wholeSheet from './styles.css?url'

boot()

const withStyles = inlineStyles(pageRules, { wholeSheet, deferredSheet })

/** Longest wait for a page to render. */
const RENDER_TIMEOUT_MS = 10_000

export const streamTimeout = RENDER_TIMEOUT_MS

export default function handleRequest(request: Request, status: number, headers: Headers, remixContext: EntryContext) {
  return documentResponse(request, status, headers, () => render(request, remixContext))
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => dataResponse(request, response)

/** Called by Remix for errors of loaders, actions and rendering. Aborted requests and 4xx responses are not logged. */
export function handleError(error: unknown, { request }: Pick<LoaderFunctionArgs, 'request'>): void {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!isRefusal && !request.signal.aborted) logError(error, request)
}

/** Saves the visitor requests and bytes: the page has its styles and drawings in itself. */
const shorten = (page: RenderedPage): RenderedPage => {
  const styled = withStyles(page)
  return { ...styled, html: inlineDrawings(styled.html) }
}

/** Pages of the admin panel load the whole sheet, of which they use most. */
const isAdminPage = ({ staticHandlerContext }: EntryContext) =>
  staticHandlerContext.matches.some(({ route }) => route.id.startsWith('routes/_admin/'))

// The stream is collected; `renderToString` would drop the data that Remix streams to the client.
function render(request: Request, remixContext: EntryContext): Promise<RenderedPage> {
  return new Promise((resolve, reject) => {
    // Our own scripts get a random mark that data cannot contain; it is removed before the page is sent.
    const mark = randomBytes(16).toString('base64url')
    const page = (
      <ScriptMark.Provider value={mark}>
        <PhoneListHtml.Provider value={phoneListHtml}>
          <RemixServer context={remixContext} url={request.url} nonce={mark} />
        </PhoneListHtml.Provider>
      </ScriptMark.Provider>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: mark,
      onAllReady() {
        const html = new PassThrough()
        text(html)
          .then(marked => markedScripts(marked, mark))
          .then(page => (isAdminPage(remixContext) ? page : shorten(page)))
          .then(resolve, reject)
        pipe(html)
      },
      onShellError: reject,
      onError: error => handleError(error, { request }),
    })
    setTimeout(abort, RENDER_TIMEOUT_MS).unref()
  })
}
