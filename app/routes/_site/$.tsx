import { data, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { publicHeaders, publicPage } from '#app/http/caching.server.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { notFoundBrands } from '#app/site/not-found.server.ts'
import { NotFound } from '#app/site/not-found.tsx'
import { notFoundTexts } from '#app/site/not-found-texts.ts'

export const headers = publicPage

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: notFoundTexts().title,
    description: notFoundTexts().description,
    path: null,
    noIndex: true,
  })

/** Catch-all route: responds to unmatched paths and to `/404` with status 404 (URL-9). */
export const loader = () => data({ brands: notFoundBrands() }, { status: 404, headers: publicHeaders })

export default function NotFoundPage() {
  return <NotFound brands={useLoaderData<typeof loader>().brands} />
}
