import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { privatePage } from '#app/http/caching.server.ts'
import { TextModuleForm } from '#app/languages/page/components/text-module.tsx'
import { TextModules } from '#app/languages/page/components/text-modules.tsx'
import { handleTextsForm } from '#app/languages/page/texts-actions.server.ts'
import { textsPage } from '#app/languages/page/texts-page.server.ts'
import { textsPath } from '#app/platform/paths.ts'
import { locale } from '#app/platform/text/language.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { sendForm, useFormResult } from '#app/ui/sending.ts'

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Translations', description: 'For the panel.', path: textsPath, noIndex: true })

export const loader = adminLoader(({ request }) => textsPage(new URL(request.url)), { action: () => action })

export const action = adminAction(handleTextsForm)

export const clientAction = sendForm

export default function TextsPage() {
  const { language, modules, opened } = useLoaderData<typeof loader>()
  const { result } = useFormResult<typeof action>()
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1 className="text-2xl">{opened ? opened.name : `Translations: ${locale(language).name}`}</h1>
        <p className="mt-1 max-w-3xl text-sm text-muted">
          Until someone who grew up with the language has marked every group, its pages say that the translation awaits
          review. Corrections become part of the next release.
        </p>
      </div>
      {modules && <TextModules language={language} modules={modules} />}
      {opened && (
        <TextModuleForm
          key={`${opened.name} ${opened.version}`}
          language={language}
          opened={opened}
          problem={result ?? null}
        />
      )}
    </div>
  )
}
