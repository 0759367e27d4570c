/** Renders each document completely before sending it, so that public pages can have an ETag and be cached. */
import { randomBytes } from 'node:crypto'
import pageRules from 'virtual:page-rules'
import translationFiles from 'virtual:translation-files'
import type { EntryContext, HandleDataRequestFunction, LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { deferScripts } from '#app/http/deferred-scripts.server.ts'
import { dataResponse, documentResponse } from '#app/http/documents.server.ts'
import { keepStartFile } from '#app/http/entry/start-files.server.ts'
import { listFiles, provideState } from '#app/http/framework-inside.ts'
import { inlineStyles } from '#app/http/page-styles/inline-styles.server.ts'
import { ScriptMark } from '#app/http/script-mark.ts'
import { markedScripts, type RenderedPage } from '#app/http/security.server.ts'
import { PhoneListHtml } from '#app/pages/sitemap/phone-list.tsx'
import { phoneListHtml } from '#app/pages/sitemap/phone-list-html.server.tsx'
import { inlineDrawings } from '#app/phones/inline-drawings.server.ts'
import { noteReadFault } from '#app/platform/process/faults.server.ts'
import { logError } from '#app/platform/process/log.server.ts'
import { countRendering } from '#app/platform/process/metrics.server.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { language, readLanguage } from '#app/platform/text/language.ts'
import { RequestId } from '#app/site/request-id.ts'
import { boot } from './boot.server.ts'
import deferredSheet from './rules.css?url'
import wholeSheet from './styles.css?url'

boot()

const withStyles = inlineStyles(pageRules, { wholeSheet, deferredSheet })

/** Longest wait for the data of a page, in milliseconds. */
export const streamTimeout = 10_000

export default function handleRequest(request: Request, status: number, headers: Headers, remixContext: EntryContext) {
  const { loaderData, actionData, errors } = remixContext.staticHandlerContext
  const data = { loaderData, actionData, errors }
  return documentResponse(request, { status, headers, data, render: () => render(request, remixContext) })
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => dataResponse(request, response)

/** Called by Remix for errors of loaders, actions and rendering. Aborted requests and 4xx responses are not logged. */
export function handleError(error: unknown, { request }: Pick<LoaderFunctionArgs, 'request'>): void {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (isRefusal || request.signal.aborted) return
  noteReadFault(error)
  logError(error, request)
}

/** Whether a route of this name, in any language, makes the page. */
const hasRoute = ({ staticHandlerContext }: EntryContext, prefix: string) =>
  staticHandlerContext.matches.some(({ route }) => readLanguage(`/${route.id}`).path.startsWith(`/${prefix}`))

/** The panel is an application: it starts at once, with the whole sheet. */
const isPublic = (context: EntryContext) => !hasRoute(context, 'routes/_admin/')

/** Keeps the start file of a page that is the same for everybody; the scripts of other pages stay within them. */
function startFileOf({ url }: Request, { staticHandlerContext: { statusCode, errors } }: EntryContext) {
  if (!requestContext().sharedRendering || statusCode !== 200 || errors) return null
  const { pathname, search } = new URL(url)
  return (code: string) => keepStartFile(code, pathname + search)
}

/** Saves the visitor requests and bytes: the page has its styles and drawings in itself. */
function shorten(page: RenderedPage): RenderedPage {
  const styled = withStyles(page)
  return { ...styled, ...inlineDrawings(styled.html) }
}

/** Renders the page as one string, which takes less time than collecting a stream. */
async function render(request: Request, remixContext: EntryContext): Promise<RenderedPage> {
  await provideState(remixContext)
  listFiles(remixContext, translationFiles[language()] ?? [])
  // Our own scripts get a random mark that data cannot contain; it is removed before the page is sent.
  const mark = randomBytes(16).toString('base64url')
  // Before the page: React cannot render within a rendering.
  const phones = hasRoute(remixContext, 'routes/_site/sitemap') ? phoneListHtml() : ''
  const startedAt = performance.now()
  const html = renderToString(
    <ScriptMark.Provider value={mark}>
      <RequestId.Provider value={requestContext().id}>
        <PhoneListHtml.Provider value={phones}>
          <RemixServer context={remixContext} url={request.url} nonce={mark} />
        </PhoneListHtml.Provider>
      </RequestId.Provider>
    </ScriptMark.Provider>,
  )
  countRendering(performance.now() - startedAt)
  const marked = `<!DOCTYPE html>${html}`
  if (!isPublic(remixContext)) return markedScripts(marked, mark)
  return shorten(markedScripts(deferScripts(marked, mark, startFileOf(request, remixContext)), mark))
}
