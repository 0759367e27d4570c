import type { Phone } from '#app/entities/phone.ts'
import { PhoneImage } from '#app/phones/components/phone-image.tsx'
import { SpecTables } from '#app/phones/components/spec-table.tsx'
import { phoneImages } from '#app/phones/image-sources.ts'
import { formatDate } from '#app/platform/text/format.ts'

const specLabels: [string, keyof Phone['shortSpecs']][] = [
  ['Display', 'display'],
  ['Processor', 'processor'],
  ['RAM', 'ram'],
  ['Storage', 'storage'],
  ['Camera', 'camera'],
  ['Battery', 'battery'],
]

/** A read-only view of a phone: basic info, quick specs, specification tables (ADMIN-4). */
export function PhoneView({ phone }: { phone: Phone }) {
  const basics = [
    ['Brand', phone.brandName],
    ['Model', phone.model],
    ['Slug', phone.slug],
    ['Release date', formatDate(phone.releaseDate) || 'Not known'],
    ['Price', phone.priceText || 'Not set'],
    ['Featured', phone.isFeatured ? 'Yes' : 'No'],
  ]
  return (
    <div className="grid gap-6">
      <div className="admin-card">
        <PhoneImage sources={phoneImages(phone)} alt="" />
        <Facts title="Basic info" rows={basics} />
      </div>
      <Facts title="Quick specs" rows={specLabels.map(([label, key]) => [label, phone.shortSpecs[key] ?? 'Not set'])} />
      {phone.specifications.length > 0 && <SpecTables specifications={phone.specifications} isOpen />}
    </div>
  )
}

function Facts({ title, rows }: { title: string; rows: (string | undefined)[][] }) {
  return (
    <div>
      <h3 className="mb-2 text-base">{title}</h3>
      <dl className="admin-facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
