import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import type { ReactNode } from 'react'

/** Error boundary of a page with its own 404 page; rethrows other errors to the layout's boundary. */
export function PageError({ notFound }: { notFound: ReactNode }) {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return notFound
  throw error
}
