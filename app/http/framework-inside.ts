/**
 * All that we take from the inside of the framework, which an upgrade may change without a word. What documents contain of it is
 * in deferred-scripts.server.ts.
 */
import type { EntryContext } from '@remix-run/node'
import { RemixBrowser } from '@remix-run/react'
import { packState, unpackState } from './page-data.ts'

/** The version with which it was tried; a test fails for any other. */
export const TRIED_WITH = '2.17.5'

/**
 * On the server, before rendering: the data of the page at once and in one piece. The framework streams them to the browser in
 * a component that waits for them, which a rendering to a string cannot.
 */
export async function provideState(context: EntryContext): Promise<void> {
  const { serverHandoffStream, renderMeta, staticHandlerContext } = context
  if (!serverHandoffStream || !renderMeta) return
  const packed = packState(staticHandlerContext)
  if (packed !== null) void serverHandoffStream.cancel()
  const value = packed ?? (await new Response(serverHandoffStream).text())
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) }
  // Only its reader is asked for, and never used.
  context.serverHandoffStream = new ReadableStream()
}

/** On the server, before rendering: every file that the application loads itself, so that it comes with the others. */
export function listFiles(context: EntryContext, files: string[]): void {
  const { manifest } = context
  const { entry } = manifest
  context.manifest = { ...manifest, entry: { ...entry, imports: [...entry.imports, ...files] } }
}

/**
 * In the browser, before hydrating: waits until the data of the page are decoded, for which RemixBrowser throws a promise. React
 * cannot wait for it while a visitor's event makes it hydrate at once ('Root did not complete').
 */
export async function decodeState(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
  const context = window.__remixContext
  context.state = unpackState(context.state) as typeof context.state
}

/** Statuses of responses without a body. */
const WITHOUT_BODY = [101, 103, 204, 205, 304]

/**
 * In the browser: makes `fetch` read the data of pages whole. The framework reads them as a stream and handles no failure of its
 * rest: a request that it aborts itself, because the visitor went on, would be an unhandled rejection.
 */
export function readDataWhole(): void {
  const { fetch } = window
  window.fetch = async (input, init) => {
    const response = await fetch(input, init)
    const { status, statusText, headers } = response
    if (!isPageData(input) || WITHOUT_BODY.includes(status)) return response
    return new Response(await response.arrayBuffer(), { status, statusText, headers })
  }
}

/** The framework requests them by a URL; others of our requests are by a path. */
const isPageData = (input: RequestInfo | URL): boolean => input instanceof URL && input.pathname.endsWith('.data')
