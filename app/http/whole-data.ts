/** Data of client navigations in the browser: handed to the application when they are complete. */

/** Statuses of responses without a body. */
const WITHOUT_BODY = [101, 103, 204, 205, 304]

/**
 * Makes `fetch` read the data of pages whole. Remix reads them as a stream and handles no failure of its rest: a request that
 * it aborts itself, because the visitor went on, would be an unhandled rejection.
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

/** Remix requests them by a URL; others of our requests are by a path. */
const isPageData = (input: RequestInfo | URL): boolean => input instanceof URL && input.pathname.endsWith('.data')
