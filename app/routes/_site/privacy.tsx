import type { MetaFunction } from '@remix-run/node'
import { publicPage } from '#app/http/caching.server.ts'
import { LegalPage } from '#app/pages/legal/legal-page.tsx'
import { PRIVACY_EFFECTIVE, privacyContent } from '#app/pages/legal/privacy-content.ts'
import { privacyPath } from '#app/platform/paths.ts'
import { pageMeta } from '#app/seo/meta.ts'

export const headers = publicPage

export const meta: MetaFunction = ({ matches }) => {
  const { title, description } = privacyContent()
  return pageMeta(matches, { title, description, path: privacyPath() })
}

export default function PrivacyPage() {
  return <LegalPage effective={PRIVACY_EFFECTIVE} content={privacyContent()} />
}
