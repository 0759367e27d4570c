/** What a helper of the phone page is to the server: an endpoint, and a form for visitors without script. */
import { data } from '@remix-run/node'
import type { Phone } from '#app/entities/phone.ts'
import type { api } from '#app/http/api.server.ts'
import { privateHeaders } from '#app/http/caching.server.ts'
import type { PanelOutcome } from './panel-results.ts'

export type Helper = {
  /** Last part of its address under `/api/ai`. */
  endpoint: string
  /** The requests of the endpoint, by method. */
  handle: ReturnType<typeof api>
  /** The form of the panel: what the page shows then, with the status of the response. */
  runForm: (phone: Phone, form: FormData) => Promise<{ result: unknown } | { error: string; status: number }>
  upload?: {
    /** Largest form, in bytes. */
    maxBytes: number
    /** What the panel says of a form that was not read, by status. */
    errors: () => Partial<Record<number, string>>
  }
}

/** The page of the phone with the panel open. */
export const panelResponse = (outcome: PanelOutcome, status = 200) => data(outcome, { status, headers: privateHeaders })
