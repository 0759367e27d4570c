/** The modules of a translation, with how far their reading is. */
import { Link } from '@remix-run/react'
import { Moment } from '#app/admin/components/moment.tsx'
import { textCorrectionsPath, textModulePath } from '#app/platform/paths.ts'
import { plural } from '#app/platform/text/format.ts'
import type { textsPage } from '../texts-page.server.ts'

type Page = ReturnType<typeof textsPage>
type Module = NonNullable<Page['modules']>[number]

export function TextModules({ language, modules }: { language: Page['language']; modules: Module[] }) {
  const read = modules.filter(({ review }) => review?.isOfNow).length
  return (
    <>
      <p className="flex flex-wrap items-center gap-4">
        {`${read} of ${modules.length} groups of texts are reviewed.`}
        <a href={textCorrectionsPath(language)} className="button button-quiet" download>
          Download all corrections
        </a>
      </p>
      <ul className="panel divide-y divide-line">
        {modules.map(({ name, texts, review, corrections }) => (
          <li key={name} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3">
            <Link to={textModulePath(language, name)} className="link wrap-anywhere">
              {name}
            </Link>
            <span className="text-sm text-muted">{plural(texts, { one: '1 text', other: `${texts} texts` })}</span>
            {corrections > 0 && (
              <span className="text-sm">
                {plural(corrections, { one: '1 correction', other: `${corrections} corrections` })}
              </span>
            )}
            <span className="ms-auto text-sm">
              <ReviewState review={review} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Whether and by whom the texts were read. */
export function ReviewState({ review }: { review: Module['review'] }) {
  if (!review) return 'Not reviewed'
  return (
    <>
      {review.isOfNow ? 'Reviewed by ' : 'Changed since it was reviewed by '}
      <strong className="wrap-anywhere">{review.by}</strong> <Moment at={review.at} />
    </>
  )
}
