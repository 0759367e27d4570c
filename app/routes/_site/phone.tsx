import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { findEnhancement } from '#app/ai/descriptions/descriptions.server.ts'
import { panelResponse } from '#app/ai/helpers/helper.server.ts'
import type { PanelOutcome } from '#app/ai/helpers/panel-results.ts'
import { helpers, maxUploadBytes, uploadError } from '#app/ai/helpers/registry.server.ts'
import { currentUser } from '#app/auth/session.server.ts'
import type { Phone } from '#app/entities/phone.ts'
import { isPersonal, privateData, publicFormPage } from '#app/http/caching.server.ts'
import { requireCanonical } from '#app/http/canonical.server.ts'
import { pageAction, textField } from '#app/http/page-action.server.ts'
import { PhoneNotFound } from '#app/pages/phone/components/phone-not-found.tsx'
import { PhoneSheet } from '#app/pages/phone/components/phone-sheet.tsx'
import { phoneNotFound } from '#app/pages/phone/not-found.server.ts'
import { loadPhonePage } from '#app/pages/phone/phone-page.server.ts'
import { phonePageTexts } from '#app/pages/phone/texts.ts'
import { findPhone, findPhoneByFormerSlug } from '#app/phones/phones.server.ts'
import { phoneFeedPath, phonePath } from '#app/platform/paths.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { pageMeta, siteOrigin } from '#app/seo/meta.ts'
import { phoneStructuredData } from '#app/seo/structured-data.ts'
import { PageError } from '#app/site/page-error.tsx'

export const headers = publicFormPage

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  if (!data) {
    const description = phonePageTexts().notFoundText
    return pageMeta(matches, { title: phonePageTexts().notFound, description, path: null, noIndex: true })
  }
  return [
    ...pageMeta(matches, {
      title: phonePageTexts().title(data.phone.name, data.titleYear),
      isTitleWhole: true,
      description: data.description,
      keywords: data.keywords,
      path: phonePath(data.phone),
      image: data.shareImage,
      feed: phoneFeedPath(data.phone.slug),
      type: 'product',
    }),
    ...(data.usesAi ? [{ name: 'ai-seo', content: 'enabled' }] : []),
    ...phoneStructuredData(data, siteOrigin(matches)).map(entry => ({ 'script:ld+json': entry })),
  ]
}

function requirePhone(slug: string | undefined): Phone {
  const phone = findPhone(slug ?? '')
  if (!phone) throw phoneNotFound()
  return phone
}

export async function loader({ params, request }: LoaderFunctionArgs) {
  const slug = params.slug ?? ''
  const phone = findPhone(slug) ?? findPhoneByFormerSlug(slug)
  if (!phone) throw phoneNotFound()
  requireCanonical(request, phonePath(phone))
  const { AI_SEO } = settings()
  const query = new URL(request.url).searchParams
  const page = loadPhonePage(phone, AI_SEO ? findEnhancement(phone) : null, {
    colour: query.get('colour'),
    opened: query.get('open'),
    tax: { cnfUsd: query.get('cnfUsd'), usdPkr: query.get('usdPkr'), device: query.get('device') },
    plan: {
      cash: query.get('cash'),
      advance: query.get('advance'),
      fee: query.get('fee'),
      other: query.get('other'),
      count: query.get('count'),
      each: query.get('each'),
      first: query.get('first'),
    },
  })
  // Requests without a cookie share one cached page, so skip the session lookup.
  const canEdit = isPersonal(request) && (await currentUser(request)) !== null
  if (!canEdit) requestContext().viewedPhone = phone.id
  return { ...page, usesAi: AI_SEO, canEdit }
}

/** Handles the helper forms without script: renders the page with the panel open. */
export const action = pageAction<PanelOutcome>(
  async ({ params, form, upload }) => {
    const phone = requirePhone(params.slug)
    const panel = textField(form, 'panel') ?? ''
    const helper = helpers.get(panel)
    if (!helper) throw privateData(null, 400)
    const { status, retryAfterS, ...outcome } = await helper.runForm(phone, form, () => upload?.end())
    return panelResponse({ panel, ...outcome }, status, retryAfterS)
  },
  {
    maxBytes: maxUploadBytes,
    isUpload: true,
    refused: status => {
      const outcome = uploadError(status)
      return outcome && panelResponse(outcome, status)
    },
  },
)

export default function PhonePage() {
  return <PhoneSheet {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />
}

export const ErrorBoundary = () => <PageError notFound={<PhoneNotFound />} />
