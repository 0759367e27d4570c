import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { phonesPath } from '#app/platform/paths.ts'

/** `/finder` leads to the list of phones, wishes included (FIND-2). */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(`${phonesPath()}${new URL(request.url).search}`, 301)
