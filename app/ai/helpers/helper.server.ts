/** The server part of a phone page helper: an endpoint, and a form for visitors without script. */
import type { Phone } from '#app/entities/phone.ts'
import type { api } from '#app/http/api.server.ts'
import { privateData } from '#app/http/caching.server.ts'
import type { PanelOutcome } from './panel-results.ts'

export type Helper = {
  /** Last path segment, below `/api/ai`. */
  endpoint: string
  /** The request handler of the endpoint. */
  handle: ReturnType<typeof api>
  /**
   * Handles the panel's form: the result to render, or an error of the input; by default with the status 200.
   * @param onRead called once its file is no longer needed
   */
  runForm: (
    phone: Phone,
    form: FormData,
    onRead: () => void,
  ) => Promise<({ result: unknown } | { error: string }) & { status?: number; retryAfterS?: number }>
  upload?: {
    /** Maximum size of the form, in bytes. */
    maxBytes: number
    /** Error messages for a rejected upload, by status. */
    errors: () => Partial<Record<number, string>>
  }
}

/** Response that renders the phone page with the panel open. */
export const panelResponse = (outcome: PanelOutcome, status = 200, retryAfterS = 0) =>
  privateData(outcome, status, retryAfterS)
