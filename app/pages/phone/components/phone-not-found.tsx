import { Link } from '@remix-run/react'
import { brandsPath, phonesPath } from '#app/platform/paths.ts'
import { HeaderSearch } from '#app/site/header-search.tsx'
import { phonePageTexts } from '../texts.ts'

export function PhoneNotFound() {
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{phonePageTexts().notFound}</h1>
      <p className="mt-2 text-muted">{phonePageTexts().notFoundText}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <div className="min-w-full flex-1 sm:min-w-48 sm:max-w-md">
          <HeaderSearch id="not-found-search" />
        </div>
        <Link to={phonesPath()} className="button button-primary">
          {phonePageTexts().viewAll}
        </Link>
        <Link to={brandsPath()} className="button button-quiet">
          {phonePageTexts().allBrands}
        </Link>
      </div>
    </div>
  )
}
