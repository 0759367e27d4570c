import { useEffect, useState } from 'react'
import { Moment } from '#app/admin/components/moment.tsx'
import { importStatusPath } from '#app/platform/paths.ts'
import { formatNumber } from '#app/platform/text/format.ts'

/** Polling interval (IMPORT-1). */
const REFRESH_MS = 30_000

type Status = { totalBrands: number; totalMobiles: number; lastImport: string | null } | null

/** The number of brands and phones and the end of the last import; polled. */
export function StatusCard({ status: loaded }: { status: Status }) {
  const [polled, setPolled] = useState<{ since: Status; status: Status } | null>(null)
  // Reloaded data is newer than any earlier poll.
  const status = polled?.since === loaded ? polled.status : loaded
  useEffect(() => {
    const poll = async () => {
      if (document.visibilityState !== 'visible') return
      // Not a fetcher: a failed request must not replace the page with an error.
      const response: Status = await fetch(importStatusPath)
        .then(response => (response.ok ? response.json() : null))
        .catch(() => null)
      setPolled({ since: loaded, status: response })
    }
    const timer = setInterval(poll, REFRESH_MS)
    return () => clearInterval(timer)
  }, [loaded])
  return (
    <section className="panel p-4" aria-labelledby="database-status">
      <h2 id="database-status" className="text-lg">
        Database status
      </h2>
      {status ? (
        <dl className="import-facts">
          <div>
            <dt>Brands</dt>
            <dd>{formatNumber(status.totalBrands)}</dd>
          </div>
          <div>
            <dt>Mobiles</dt>
            <dd>{formatNumber(status.totalMobiles)}</dd>
          </div>
          <div>
            <dt>Last import</dt>
            <dd>{status.lastImport ? <Moment at={status.lastImport} /> : 'Never'}</dd>
          </div>
        </dl>
      ) : (
        <p>Unable to load status</p>
      )}
    </section>
  )
}
