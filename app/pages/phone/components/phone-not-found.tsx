import { Link } from '@remix-run/react'
import { brandsPath, phonesPath } from '#app/platform/paths.ts'

export function PhoneNotFound() {
  return (
    <div className="shell py-20 text-center">
      <h1 className="text-3xl">Mobile Not Found</h1>
      <p className="mt-2 text-muted">The requested mobile phone could not be found.</p>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to={phonesPath()} className="button button-primary">
          View All Mobiles
        </Link>
        <Link to={brandsPath} className="button button-quiet">
          All Brands
        </Link>
      </p>
    </div>
  )
}
