import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { data, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadComparison, MAX_IDS, missingIds } from '#app/compare/compare.server.ts'
import { ComparePanel } from '#app/compare/components/compare-panel.tsx'
import { comparedNames, compareTexts } from '#app/compare/texts.ts'
import { cookieList, setCookieList } from '#app/compare-list/cookie.server.ts'
import { tidyIds, withPhone } from '#app/compare-list/rules.ts'
import { allPhonesRead } from '#app/finder/finder.server.ts'
import { publicHeaders, publicPage } from '#app/http/caching.server.ts'
import { pageAction, textField } from '#app/http/page-action.server.ts'
import { KeptNote } from '#app/offline/components/kept-note.tsx'
import { keeping } from '#app/offline/keeping.server.ts'
import { currentIds } from '#app/phones/former-slugs.server.ts'
import { findPhoneById, listPhonesByIds } from '#app/phones/phones.server.ts'
import { compareFor, comparePath, withQuery } from '#app/platform/paths.ts'
import { typedText } from '#app/platform/text/text.ts'
import { suggest } from '#app/search/suggest.server.ts'
import { pageMeta } from '#app/seo/meta.ts'

export const headers = publicPage

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const names = data?.phones.map(phone => phone.name) ?? []
  return pageMeta(matches, {
    title: names.length > 0 ? comparedNames(names) : compareTexts().title,
    isTitleWhole: names.length > 0,
    description:
      names.length === 1
        ? compareTexts().descriptionOfOne(names[0] ?? '')
        : names.length > 1
          ? compareTexts().descriptionOfMany(comparedNames(names))
          : compareTexts().description,
    path: names.length > 0 ? compareFor(data?.phones.map(phone => phone.id) ?? []) : comparePath(),
    // Too many combinations to index, and each phone has its own page.
    noIndex: names.length > 0,
  })
}

const idsIn = (text: string | null) => (text ?? '').split(',').filter(id => id !== '')

/** Number of deleted phones removed from the list before a redirect here, from `?gone=`. */
const leftOutIn = (query: URLSearchParams) =>
  Math.min(MAX_IDS, Number(/^\d{1,2}$/.exec(query.get('gone') ?? '')?.[0] ?? 0))

/** The ids of phones that are here, those of merged phones replaced. */
const knownIds = (ids: string[]) => listPhonesByIds(currentIds(ids)).map(phone => phone.id)

/** Redirects without phones that no longer exist, updates the cookie, and passes their number in `?gone=`. */
function redirectWithoutDeleted(requested: string[], stored: string[]): void {
  const known = knownIds(requested)
  const storedKnown = knownIds(stored)
  if (known.join() === requested.join() && storedKnown.join() === stored.join()) return
  const list = tidyIds(known.length > 0 ? known : storedKnown)
  const removed = missingIds([...requested, ...stored]).length
  throw redirect(withQuery(comparePath(), { phones: list.join(','), gone: removed || undefined }), {
    headers: { 'Set-Cookie': setCookieList(list) },
  })
}

/** `?phones=` ids, `?q=` search for another phone (without script), `?diff=1` differences only, `?notice=` result of an addition, `?gone=` number of removed phones. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const stored = cookieList(request)
  if (stored.length > 0)
    redirectWithoutDeleted(query.has('phones') ? idsIn(query.get('phones')).slice(0, MAX_IDS) : stored, stored)
  if (!query.has('phones') && stored.length > 0) throw redirect(compareFor(stored))
  await allPhonesRead()
  const comparison = loadComparison(idsIn(query.get('phones')))
  const shown = comparison.phones.map(phone => phone.id)
  // If the visitor has a cookie list, the URL replaces it, as it does with script.
  const isDifferent = stored.length > 0 && shown.length > 0 && shown.join() !== stored.join()
  const text = typedText(query.get('q'))
  const notice = query.get('notice')
  return data(
    {
      ...comparison,
      keeping: keeping(),
      hasAddress: query.has('phones'),
      leftOut: leftOutIn(query),
      onlyDifferences: query.get('diff') === '1',
      text,
      found: suggest(text).map(({ id, name, pricePkr, priceNote }) => ({ id, name, pricePkr, priceNote })),
      notice: notice === 'full' || notice === 'exists' ? (notice as 'full' | 'exists') : null,
    },
    { headers: { ...publicHeaders, ...(isDifferent ? { 'Set-Cookie': setCookieList(shown) } : {}) } },
  )
}

/** The buttons without script: `add`, `remove` or `clear`; `phones` is the list of the submitting page. */
export const action = pageAction(({ request, form }) => {
  const onPage = textField(form, 'phones')
  const requested = onPage === null ? cookieList(request) : idsIn(onPage).slice(0, MAX_IDS)
  // Deleted phones must not count toward the limit of the list.
  const known = knownIds(requested)
  const before = tidyIds(known)
  const added = textField(form, 'add')
  let ids = textField(form, 'clear') === null ? before.filter(id => id !== textField(form, 'remove')) : []
  let notice: string | undefined
  if (added !== null && findPhoneById(added)) {
    const result = withPhone(ids, added)
    ids = result.ids
    notice = result.outcome === 'added' ? undefined : result.outcome
  }
  const target = withQuery(comparePath(), {
    phones: ids.join(','),
    notice,
    gone: requested.length - known.length || undefined,
  })
  return redirect(target, { status: 303, headers: { 'Set-Cookie': setCookieList(ids) } })
})

export default function ComparePage() {
  const { keeping, ...comparison } = useLoaderData<typeof loader>()
  return (
    <>
      {comparison.phones.length > 0 && <KeptNote keeping={keeping} />}
      <ComparePanel {...comparison} />
    </>
  )
}
