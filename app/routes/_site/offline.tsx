import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { publicPage } from '#app/http/caching.server.ts'
import { offlineTexts } from '#app/offline/texts.ts'
import { offlinePath } from '#app/platform/paths.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { opaque } from '#app/ui/opaque.ts'

export const headers = publicPage

export const meta: MetaFunction = ({ matches }) => {
  const { title, description } = offlineTexts()
  return pageMeta(matches, { title, description, path: offlinePath(), noIndex: true })
}

/** `?kept=1`: a report waits for a connection. */
export function loader({ request }: LoaderFunctionArgs) {
  return { hasReport: new URL(request.url).searchParams.get('kept') === '1' }
}

/** What the service worker shows for an address that was never kept; it adds the list of what was (OFFLINE-4). */
export default function OfflinePage() {
  const { hasReport } = useLoaderData<typeof loader>()
  const text = offlineTexts()
  return (
    <div className="shell max-w-2xl py-8">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="notice mt-4" suppressHydrationWarning hidden={!hasReport} data-sent="">
        {text.sent}
      </p>
      <p className="mt-3">{text.text}</p>
      <p className="mt-4">
        {/* biome-ignore lint/a11y/useValidAnchor: the address that the visitor asked for, which only the browser knows */}
        <a href="" className="button button-quiet">
          {text.tryAgain}
        </a>
      </p>
      <section className="prose mt-8" aria-labelledby="saved">
        <h2 id="saved">{text.saved}</h2>
        <ul id="kept" {...opaque()} />
        <p className="text-sm text-muted">{text.what}</p>
      </section>
    </div>
  )
}
