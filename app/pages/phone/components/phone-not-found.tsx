import { Link } from '@remix-run/react'
import { brandsPath, phonesPath } from '#app/platform/paths.ts'
import { phonePageTexts } from '../texts.ts'

export function PhoneNotFound() {
  return (
    <div className="shell py-20 text-center">
      <h1 className="text-3xl">{phonePageTexts().notFound}</h1>
      <p className="mt-2 text-muted">{phonePageTexts().notFoundText}</p>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to={phonesPath()} className="button button-primary">
          {phonePageTexts().viewAll}
        </Link>
        <Link to={brandsPath()} className="button button-quiet">
          {phonePageTexts().allBrands}
        </Link>
      </p>
    </div>
  )
}
