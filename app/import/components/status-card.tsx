import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

/** Between two looks at the database (specification §9). */
const REFRESH_MS = 30_000

type Props = { status: { totalBrands: number; totalMobiles: number; lastImport: string | null } | null }

/** How much there is, and when the last import ended; looked at again from time to time. */
export function StatusCard({ status }: Props) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate()
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <section className="panel p-4" aria-labelledby="database-status">
      <h2 id="database-status" className="text-lg">
        Database status
      </h2>
      {status ? (
        <dl className="import-facts">
          <div>
            <dt>Brands</dt>
            <dd>{status.totalBrands.toLocaleString('en-US')}</dd>
          </div>
          <div>
            <dt>Mobiles</dt>
            <dd>{status.totalMobiles.toLocaleString('en-US')}</dd>
          </div>
          <div>
            <dt>Last import</dt>
            <dd>{status.lastImport ? <Moment iso={status.lastImport} /> : 'Never'}</dd>
          </div>
        </dl>
      ) : (
        <p>Unable to load status</p>
      )}
    </section>
  )
}

/** `2026-11-21 10:45 UTC`. */
export const Moment = ({ iso }: { iso: string }) => (
  <time dateTime={iso}>{`${iso.slice(0, 16).replace('T', ' ')} UTC`}</time>
)
