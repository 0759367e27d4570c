import type { MetaFunction } from '@remix-run/node'
import { publicPage } from '#app/http/caching.server.ts'
import { LegalPage } from '#app/pages/legal/legal-page.tsx'
import { privacyEffective, privacyParts } from '#app/pages/legal/privacy.tsx'
import { privacyPath } from '#app/platform/paths.ts'
import { SITE_NAME } from '#app/platform/site-name.ts'
import { pageMeta } from '#app/seo/meta.ts'

export const headers = publicPage

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy Policy',
    description: `What ${SITE_NAME} collects, which is little, how long it is kept, and how to have it deleted.`,
    path: privacyPath,
  })

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      effective={privacyEffective}
      intro="We want to know about phones, not about you. This page says what we hold all the same, and until when."
      parts={privacyParts}
    />
  )
}
