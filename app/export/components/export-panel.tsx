import { Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { formatNumber } from '#app/platform/text/format.ts'
import { priceBuckets, TOP_BRANDS } from '../buckets.ts'
import { saveFile } from '../save-file.ts'
import type { ExportStats } from '../stats.server.ts'

type Offer = {
  id: string
  label: string
  about: string
  path: string
  /** Where the password is asked for; null where the download needs none. */
  passwordPath: string | null
  /** Whether the password must be given first. */
  needsPassword: boolean
}

type ExportPanelProps = {
  stats: ExportStats
  downloads: Offer[]
  /** The download that the page begins by itself. */
  begun: Offer | null
}

/** The export page: totals, downloads and distributions. */
export function ExportPanel({ stats, downloads, begun }: ExportPanelProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl">Export Database</h1>
      {begun && (
        <output className="notice block">
          {`The download of ${begun.label} begins. `}
          <a href={begun.path} download>
            Start it again
          </a>
        </output>
      )}
      <dl className="export-stats">
        <Stat label="Total brands" value={formatNumber(stats.totalBrands)} />
        <Stat label="Total mobiles" value={formatNumber(stats.totalMobiles)} />
        <Stat
          label="Available formats"
          value={String(stats.availableFormats.length)}
          note={stats.availableFormats.join(', ')}
        />
        <Stat label="Last updated" value={stats.lastUpdated?.slice(0, 10) ?? 'Never'} />
      </dl>
      <section aria-labelledby="downloads">
        <h2 id="downloads" className="mb-3 text-lg">
          Downloads
        </h2>
        <ul className="admin-grid">
          {downloads.map(download => (
            <li key={download.id} className="panel import-card">
              <h3 className="text-base">{download.label}</h3>
              <p className="text-sm text-muted">{download.about}</p>
              <p className="mt-auto">
                {download.needsPassword && download.passwordPath ? (
                  <Link to={download.passwordPath} className="button button-quiet">
                    {`Enter password for ${download.label}`}
                  </Link>
                ) : (
                  <DownloadButton {...download} />
                )}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <div className="grid gap-6 md:grid-cols-2">
        <Distribution
          title="Brand distribution"
          first="Brand"
          rows={Object.entries(stats.brandDistribution).slice(0, TOP_BRANDS)}
          note={`The ${TOP_BRANDS} brands with the most phones.`}
        />
        <Distribution
          title="Price range distribution"
          first="Price"
          rows={priceBuckets.map(({ key, label }) => [label, stats.priceDistribution[key]])}
          note="Phones with a price."
        />
      </div>
    </div>
  )
}

const Stat = ({ label, value, note }: { label: string; value: string; note?: string }) => (
  <div className="panel p-4">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="display text-2xl">{value}</dd>
    {note && <dd className="text-sm text-muted">{note}</dd>}
  </div>
)

/** A download link; with script a button that shows progress and reports failure. */
function DownloadButton({ label, path, passwordPath }: Offer) {
  const [hasScript, setScript] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => setScript(true), [])
  if (!hasScript) {
    return (
      <a href={path} className="button button-primary" download>
        {`Download ${label}`}
      </a>
    )
  }
  const save = async () => {
    setBusy(true)
    try {
      await saveFile(path, passwordPath)
    } catch {
      window.alert('Download failed. Please try again.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className="button button-primary" disabled={isBusy} onClick={save}>
      {isBusy && <span className="spinner" aria-hidden="true" />}
      {`Download ${label}`}
    </button>
  )
}

type DistributionProps = { title: string; first: string; rows: [string, number][]; note: string }

/** A bar chart rendered as an accessible table. */
function Distribution({ title, first, rows, note }: DistributionProps) {
  const largest = Math.max(1, ...rows.map(([, count]) => count))
  return (
    <section className="panel p-4">
      <table className="bar-table">
        <caption className="display text-lg">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">Phones</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, count]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <svg className="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(count / largest) * 100} height="10" rx="1" />
                </svg>
                <span className="tabular-nums">{formatNumber(count)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-muted">{rows.length === 0 ? 'There is nothing yet.' : note}</p>
    </section>
  )
}
