/** The tab with the brands (ADMIN-5). */
import { Link } from '@remix-run/react'
import { BrandLogo } from '#app/brands/components/brand-tile.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { brandsForAdmin } from '../dashboard.server.ts'
import { type AdminState, adminAt } from '../paths.ts'
import { CardActions } from './card-actions.tsx'

export function BrandsTab({ brands, state }: { brands: ReturnType<typeof brandsForAdmin>; state: AdminState }) {
  return (
    <section aria-label="Brands">
      <p className="mb-4 text-end">
        <Link to={adminAt(state, { new: 'brand' })} className="button button-primary">
          <Icon name="plus" /> Add Brand
        </Link>
      </p>
      {brands.length === 0 && <p className="panel p-8 text-center">No brands available</p>}
      <ul className="admin-grid">
        {brands.map(brand => (
          <li key={brand.id} className="panel admin-card">
            <BrandLogo logo={brand.logo} name={brand.name} />
            <div className="min-w-0">
              <h2 className="text-base wrap-anywhere">{brand.name}</h2>
              <p className="mt-1 flex flex-wrap gap-2">
                <span className="pill">{`${brand.phoneCount} phones`}</span>
                <span className={brand.isVisible ? 'pill' : 'pill pill-muted'}>
                  {brand.isVisible ? 'Visible' : 'Hidden'}
                </span>
              </p>
              {brand.description && <p className="mt-2 text-sm text-muted">{brand.description}</p>}
            </div>
            <CardActions
              name={brand.name}
              edit={adminAt(state, { 'edit-brand': brand.id })}
              remove={adminAt(state, { 'delete-brand': brand.id })}
              id={brand.id}
              intent="delete-brand"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
