import { isReportType, parseReport } from '#app/activity/policy-report.ts'
import { noteViolations } from '#app/activity/policy-violations.server.ts'
import { isSignedIn } from '#app/auth/session.server.ts'
import { ApiError, api } from '#app/http/api.server.ts'
import { readBody, statusOfBody } from '#app/http/body.server.ts'
import { addressLimit } from '#app/platform/request/address-limit.server.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { settings } from '#app/platform/settings.server.ts'

/** A report holds the whole policy of its page, about 2 kB. */
const MAX_BYTES = 8 * 1024

const reports = addressLimit(() => settings().CSP_REPORTS_PER_MINUTE, 60)

const handle = api({
  /** What a browser refused because of the content security policy (API-27). */
  async POST({ request }) {
    if (!isReportType(request.headers.get('Content-Type'))) {
      throw new ApiError(415, 'Send application/csp-report or application/reports+json.')
    }
    const waitS = await reports.take(requestContext().address)
    if (waitS > 0 && !(await isSignedIn())) {
      const headers = { 'Retry-After': String(waitS) }
      throw new ApiError(
        429,
        'Too many reports came from your network. Please try again in a minute.',
        undefined,
        headers,
      )
    }
    const hosts = [request.headers.get('Host') ?? '', new URL(settings().SITE_ORIGIN).host]
    const violations = parseReport(await readText(request), hosts)
    if (!violations) throw new ApiError(400, 'The request is not a report.')
    noteViolations(violations, Date.now())
    return new Response(null, { status: 204 })
  },
})

async function readText(request: Request): Promise<string> {
  try {
    return new TextDecoder().decode(await readBody(request, MAX_BYTES))
  } catch (error) {
    const status = statusOfBody(error)
    throw new ApiError(status, status === 413 ? 'The report is too large.' : 'The report could not be read.')
  }
}

export { handle as loader, handle as action }
