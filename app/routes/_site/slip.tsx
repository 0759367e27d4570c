import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { publicPage } from '#app/http/caching.server.ts'
import { KeptNote } from '#app/offline/components/kept-note.tsx'
import { keeping } from '#app/offline/keeping.server.ts'
import { SlipSheet } from '#app/pages/slip/components/slip-sheet.tsx'
import { addressOfSlips, loadSlips } from '#app/pages/slip/slip-page.server.ts'
import slipScripts from '#app/pages/slip/slip-tool.ts?bundles'
import { slipTexts } from '#app/pages/slip/texts.ts'
import { phonesPath, slipFor } from '#app/platform/paths.ts'
import { settings } from '#app/platform/settings.server.ts'
import { withCommas } from '#app/platform/text/format.ts'
import { pageMeta } from '#app/seo/meta.ts'

export const headers = publicPage

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const slips = data?.slips ?? []
  const text = slipTexts()
  return pageMeta(matches, {
    title: slips.length > 0 ? text.titleOf(withCommas(slips.map(({ name }) => name))) : text.title,
    description: text.description,
    path: slipFor(slips.map(({ id }) => id)),
    // Each phone has its own page.
    noIndex: true,
  })
}

/** `?phones=` ids; `asks1=`, `imei1`, `warranty1`: what is written on the first slip, and so on. */
export function loader({ request }: LoaderFunctionArgs) {
  const { slips, left } = loadSlips(new URL(request.url).searchParams, Date.now())
  const address = new URL(addressOfSlips(slips), settings().SITE_ORIGIN).href
  return { slips, left, address, keeping: keeping() }
}

export default function SlipPage() {
  const { slips, left, address, keeping } = useLoaderData<typeof loader>()
  const text = slipTexts()
  return (
    <div className="shell py-8 slip-page">
      <h1 className="text-3xl no-print">{text.title}</h1>
      {left > 0 && <p className="notice mt-4 no-print">{text.left(left)}</p>}
      {slips.length > 0 ? (
        <>
          <KeptNote keeping={keeping} scripts={slipScripts} />
          <p className="mt-2 text-muted no-print">{text.intro}</p>
          <SlipSheet slips={slips} today={keeping.today} address={address} />
          {/* Comes late, so below everything else, where its line waits for it. */}
          <p className="kept-status mt-4 min-h-6 text-sm text-muted no-print" role="status" suppressHydrationWarning />
        </>
      ) : (
        <div className="panel mt-6 p-6 text-center">
          <p className="display text-lg">{text.none}</p>
          <p className="mt-1 text-muted">{text.noneHint}</p>
          <p className="mt-5">
            <Link to={phonesPath()} className="button button-primary">
              {text.viewAll}
            </Link>
          </p>
        </div>
      )}
    </div>
  )
}
