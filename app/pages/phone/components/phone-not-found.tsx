import { Link, useRouteError } from '@remix-run/react'
import type { PhoneCard } from '#app/entities/phone.ts'
import { PhoneGrid } from '#app/phones/components/phone-card.tsx'
import { brandsPath, phonesPath } from '#app/platform/paths.ts'
import { HeaderSearch } from '#app/site/header-search.tsx'
import { phonePageTexts } from '../texts.ts'

/** With phones to go on with, from the loader that found none. */
export function PhoneNotFound() {
  const error = useRouteError() as { data?: { phones?: PhoneCard[] } }
  const phones = error.data?.phones ?? []
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
      {phones.length > 0 && (
        <section className="mt-8" aria-labelledby="new-phones">
          <h2 id="new-phones" className="mb-3 text-xl">
            {phonePageTexts().newPhones}
          </h2>
          <PhoneGrid phones={phones} heading="h3" />
        </section>
      )}
    </div>
  )
}
