/** One group of texts in both languages, with a field for what a reader would say otherwise. */
import { Form, Link } from '@remix-run/react'
import { textModulePath, textsPath } from '#app/platform/paths.ts'
import { locale } from '#app/platform/text/language.ts'
import type { TextsProblem } from '../texts-actions.server.ts'
import type { textsPage } from '../texts-page.server.ts'
import { ReviewState } from './text-modules.tsx'

type Page = ReturnType<typeof textsPage>
type Props = { language: Page['language']; opened: NonNullable<Page['opened']>; problem: TextsProblem | null }

export function TextModuleForm({ language, opened, problem }: Props) {
  const own = { lang: language, dir: locale(language).direction }
  return (
    <Form method="post" action={textModulePath(language, opened.name)} className="grid gap-4" preventScrollReset>
      <input type="hidden" name="version" value={opened.version} />
      {problem && (
        <p role="alert" className="panel border-danger px-4 py-3">
          {problem.message}
        </p>
      )}
      <p>
        <ReviewState review={opened.review} />. A word in braces, such as {'{name}'}, stands for a value. Leave a field
        empty where the text is good.
      </p>
      <ol className="panel divide-y divide-line">
        {opened.texts.map(({ path, english, translated, correction }) => (
          <li key={path} className="grid gap-2 px-4 py-3 md:grid-cols-2">
            <p className="whitespace-pre-line wrap-anywhere">
              <span className="block text-sm text-muted">{path}</span>
              {english}
            </p>
            <div className="grid gap-2">
              <p className="whitespace-pre-line wrap-anywhere" {...own}>
                {translated}
              </p>
              <label className="sr-only" htmlFor={`text.${path}`}>{`Correction of ${path}`}</label>
              <textarea
                id={`text.${path}`}
                name={`text.${path}`}
                rows={1}
                className="field"
                defaultValue={problem?.typed[path] ?? correction}
                aria-invalid={problem?.tooLong.includes(path) || undefined}
                {...own}
              />
            </div>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <button type="submit" name="intent" value="save" className="button button-primary">
          Save corrections
        </button>
        {opened.review?.isOfNow ? (
          <button type="submit" name="intent" value="not-reviewed" className="button button-quiet">
            Remove the mark
          </button>
        ) : (
          <button type="submit" name="intent" value="reviewed" className="button button-quiet">
            Mark as reviewed
          </button>
        )}
        {opened.next && (
          <Link to={textModulePath(language, opened.next)} className="button button-quiet">
            Next group
          </Link>
        )}
        <Link to={textsPath} className="button button-quiet">
          All groups
        </Link>
      </div>
    </Form>
  )
}
