import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import type { ReactNode } from 'react'

/** The boundary of a page that knows its own 404; anything else goes on to the layout's boundary. */
export function PageError({ notFound }: { notFound: ReactNode }) {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return notFound
  throw error
}
