import type { MetaFunction } from '@remix-run/node'
import { LegalPage } from '#app/pages/components/legal-page.tsx'
import { privacyEffective, privacyParts } from '#app/pages/privacy.tsx'
import { publicPage } from '#app/platform/http.server.ts'
import { privacyPath } from '#app/platform/paths.ts'
import { pageMeta } from '#app/site/meta.ts'

export const headers = publicPage

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy Policy | Qeemat',
    description: 'What Qeemat collects, which is little, how long it is kept, and how to have it deleted.',
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
