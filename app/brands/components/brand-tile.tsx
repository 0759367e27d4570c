import { isImageAddress } from '#app/platform/image-address.ts'
import { brandPath } from '#app/platform/paths.ts'
import { PrefetchLink } from '#app/ui/prefetch-link.tsx'
import { MAX_BADGE_LENGTH } from '../brand.ts'

/** A brand's badge: letters, or a picture where the logo is a URL. */
export function BrandLogo({ logo, name, className = '' }: { logo: string | null; name: string; className?: string }) {
  const isPicture = logo !== null && isImageAddress(logo)
  return (
    <span className={`brand-logo ${className}`} aria-hidden="true">
      {isPicture ? (
        <img src={logo} alt="" width={44} height={44} loading="lazy" />
      ) : (
        (logo?.slice(0, MAX_BADGE_LENGTH) ?? name.charAt(0))
      )}
    </span>
  )
}

export type BrandTileData = { slug: string; name: string; logo: string | null; caption: string }

/** Brand tiles, linked to the brand pages. */
export const BrandTiles = ({ brands }: { brands: BrandTileData[] }) => (
  <ul className="brand-grid">
    {brands.map(brand => (
      <li key={brand.slug}>
        <BrandTile brand={brand} />
      </li>
    ))}
  </ul>
)

function BrandTile({ brand }: { brand: BrandTileData }) {
  return (
    <PrefetchLink to={brandPath(brand.slug)} className="brand-tile">
      <BrandLogo logo={brand.logo} name={brand.name} />
      <span className="min-w-0">
        <span className="display block truncate text-lg">{brand.name}</span>
        <span className="block text-sm text-muted">{brand.caption}</span>
      </span>
    </PrefetchLink>
  )
}
