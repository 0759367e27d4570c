import type { MetaFunction } from '@remix-run/node'
import { publicPage } from '#app/http/caching.server.ts'
import { LegalPage } from '#app/pages/legal/legal-page.tsx'
import { termsEffective, termsParts } from '#app/pages/legal/terms.tsx'
import { termsPath } from '#app/platform/paths.ts'
import { SITE_NAME } from '#app/platform/site-name.ts'
import { pageMeta } from '#app/seo/meta.ts'

export const headers = publicPage

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Terms of Service',
    description: `What ${SITE_NAME} offers, what its prices and reviews are worth, and what we ask of visitors.`,
    path: termsPath,
  })

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      effective={termsEffective}
      intro="By using the site you agree to these terms. They are short so that they can be read."
      parts={termsParts}
    />
  )
}
