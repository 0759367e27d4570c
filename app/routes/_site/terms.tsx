import type { MetaFunction } from '@remix-run/node'
import { publicPage } from '#app/http/caching.server.ts'
import { LegalPage } from '#app/pages/legal/legal-page.tsx'
import { TERMS_EFFECTIVE, termsContent } from '#app/pages/legal/terms-content.ts'
import { termsPath } from '#app/platform/paths.ts'
import { pageMeta } from '#app/seo/meta.ts'

export const headers = publicPage

export const meta: MetaFunction = ({ matches }) => {
  const { title, description } = termsContent()
  return pageMeta(matches, { title, description, path: termsPath() })
}

export default function TermsPage() {
  return <LegalPage effective={TERMS_EFFECTIVE} content={termsContent()} />
}
