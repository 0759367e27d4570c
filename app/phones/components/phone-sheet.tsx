import { CompareButton } from '#app/compare/components/compare-button.tsx'
import { brandPath, brandsPath, phonePath } from '#app/platform/paths.ts'
import { PriceTag } from '#app/prices/components/price-tag.tsx'
import { describeOrigin } from '#app/prices/sources.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { phoneImages } from '../image-sources.ts'
import type { Phone } from '../phone.ts'
import { formatDate } from '../release-date.ts'
import type { Dimensions, ShortSpecs } from '../schema.ts'
import { PhoneImage } from './phone-image.tsx'
import { SpecTables } from './spec-table.tsx'

const heroSpecs: [string, keyof ShortSpecs][] = [
  ['Display', 'display'],
  ['Processor', 'processor'],
  ['RAM', 'ram'],
  ['Storage', 'storage'],
  ['Main Camera', 'camera'],
  ['Battery', 'battery'],
]

const dimensionRows: [string, keyof Dimensions][] = [
  ['Height', 'height'],
  ['Width', 'width'],
  ['Thickness', 'thickness'],
  ['Weight', 'weight'],
]

export type SheetPhone = Pick<
  Phone,
  | 'id'
  | 'slug'
  | 'name'
  | 'brand'
  | 'brandName'
  | 'imageUrl'
  | 'carouselImages'
  | 'releaseDate'
  | 'pricePkr'
  | 'priceOrigin'
  | 'shortSpecs'
  | 'specifications'
  | 'dimensions'
  | 'buildMaterials'
>

/** Everything about one phone. */
export function PhoneSheet({ phone }: { phone: SheetPhone }) {
  return (
    <div className="shell pb-8">
      <Breadcrumbs
        items={[
          { label: 'Brands', href: brandsPath },
          { label: phone.brandName, href: brandPath(phone.brand) },
          { label: phone.name, href: phonePath(phone), isActive: true },
        ]}
      />
      <Hero phone={phone} />
      <Gallery phone={phone} />
      {phone.specifications.length > 0 && (
        <section id="specifications" className="mt-12" aria-labelledby="detailed-specifications">
          <h2 id="detailed-specifications" className="mb-4 text-2xl">
            Detailed Specifications
          </h2>
          <SpecTables specifications={phone.specifications} />
        </section>
      )}
      {phone.dimensions && <DimensionsAndBuild phone={phone} dimensions={phone.dimensions} />}
    </div>
  )
}

function Hero({ phone }: { phone: SheetPhone }) {
  const facts = heroSpecs.flatMap(([label, key]) => {
    const text = phone.shortSpecs[key]
    return text ? [{ label, text }] : []
  })
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-10">
      <div className="phone-stage">
        <PhoneImage sources={phoneImages(phone)} alt={phone.name} quality="high" eager />
      </div>
      <div>
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <span className="pill">{phone.brandName}</span>
          <span>{`Released ${formatDate(phone.releaseDate)}`}</span>
        </p>
        <h1 className="mt-2 text-3xl wrap-anywhere">{phone.name}</h1>
        <div className="mt-4">
          <PriceTag pricePkr={phone.pricePkr} size="hero" />
          {phone.priceOrigin && <p className="mt-2 text-sm text-muted">{describeOrigin(phone.priceOrigin)}</p>}
        </div>
        <dl className="hero-specs">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 flex flex-wrap gap-3">
          <CompareButton phone={phone} />
          {phone.specifications.length > 0 && (
            <a href="#specifications" className="button button-primary">
              View Specifications
            </a>
          )}
        </p>
      </div>
    </div>
  )
}

function Gallery({ phone }: { phone: SheetPhone }) {
  if (phone.carouselImages.length === 0) return null
  return (
    <section className="mt-12" aria-labelledby="gallery">
      <h2 id="gallery" className="mb-4 text-2xl">
        Gallery
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ul className="gallery" tabIndex={0} aria-label={`Pictures of ${phone.name}`}>
        {phone.carouselImages.map((source, index) => (
          <li key={source}>
            <PhoneImage sources={[source]} alt={`${phone.name}, picture ${index + 1}`} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DimensionsAndBuild({ phone, dimensions }: { phone: SheetPhone; dimensions: Dimensions }) {
  const materials = [
    ['Frame', phone.buildMaterials?.frame],
    ['Back', phone.buildMaterials?.back],
    ['Protection', phone.buildMaterials?.protection],
  ]
  const rows = [...dimensionRows.map(([label, key]) => [label, dimensions[key]]), ...materials]
  return (
    <section className="mt-12" aria-labelledby="dimensions">
      <h2 id="dimensions" className="mb-4 text-2xl">
        Dimensions & Build
      </h2>
      <dl className="fact-grid">
        {rows.map(([label, value]) =>
          value ? (
            <div key={label} className="panel p-4">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="display text-lg">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}
