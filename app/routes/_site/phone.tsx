import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { runPanel, runPhotoPanel } from '#app/ai/panel.server.ts'
import { type PanelOutcome, panelNamed } from '#app/ai/panel-results.ts'
import { PictureRefused } from '#app/ai/picture.server.ts'
import { MAX_PICTURE_BYTES } from '#app/ai/picture-rules.ts'
import { findEnhancement } from '#app/ai/seo.server.ts'
import { aiTexts } from '#app/ai/texts.ts'
import { currentUser } from '#app/auth/session.server.ts'
import type { Phone } from '#app/entities/phone.ts'
import { isPersonal, notFound, privateHeaders, publicFormPage } from '#app/http/caching.server.ts'
import { requireCanonical } from '#app/http/canonical.server.ts'
import { pageAction, textField } from '#app/http/page-action.server.ts'
import { PhoneNotFound } from '#app/pages/phone/components/phone-not-found.tsx'
import { PhoneSheet } from '#app/pages/phone/components/phone-sheet.tsx'
import { loadPhonePage } from '#app/pages/phone/phone-page.server.ts'
import { phonePageTexts } from '#app/pages/phone/texts.ts'
import { findPhone } from '#app/phones/phones.server.ts'
import { phonePath } from '#app/platform/paths.ts'
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
      title: phonePageTexts().title(data.phone.name),
      isTitleWhole: true,
      description: data.description,
      keywords: data.keywords,
      path: phonePath(data.phone),
      image: data.shareImage,
      type: 'product',
    }),
    ...(data.usesAi ? [{ name: 'ai-seo', content: 'enabled' }] : []),
    ...phoneStructuredData(data, siteOrigin(matches)).map(entry => ({ 'script:ld+json': entry })),
  ]
}

function requirePhone(slug: string | undefined): Phone {
  const phone = findPhone(slug ?? '')
  if (!phone) throw notFound('phone')
  return phone
}

export async function loader({ params, request }: LoaderFunctionArgs) {
  const phone = requirePhone(params.slug)
  requireCanonical(request, phonePath(phone))
  const { AI_SEO } = settings()
  const page = loadPhonePage(phone, AI_SEO ? findEnhancement(phone) : null)
  // Visitors without a cookie share one page; nobody is asked for there.
  const canEdit = isPersonal(request) && (await currentUser(request)) !== null
  if (!canEdit) requestContext().viewedPhone = phone.id
  return { ...page, usesAi: AI_SEO, canEdit }
}

const MAX_FORM_BYTES = MAX_PICTURE_BYTES + 64 * 1024

/** What the panel says of a photo that was not read, by status. */
const uploadErrors = (): Partial<Record<number, string>> => ({
  408: aiTexts().picture.tooSlow,
  413: aiTexts().picture.tooLarge,
  429: aiTexts().picture.tooMany,
  503: aiTexts().picture.busy,
})

/** The helpers' forms, for visitors without script: the page comes back with the panel open. */
export const action = pageAction<PanelOutcome>(
  async ({ params, form }) => {
    const phone = requirePhone(params.slug)
    const panel = panelNamed(textField(form, 'panel'))
    if (panel === null) throw data(null, { status: 400, headers: privateHeaders })
    if (panel === 'photo') return searchPhoto(phone, form)
    return answered(await runPanel(panel, phone, { isRefreshed: form.has('again') }))
  },
  {
    maxBytes: MAX_FORM_BYTES,
    isUpload: true,
    refused: status => {
      const error = uploadErrors()[status]
      return error ? answered({ panel: 'photo', error }, status) : null
    },
  },
)

async function searchPhoto(phone: Phone, form: FormData) {
  const file = form.get('photo')
  try {
    const read = async () => (file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array())
    return answered(await runPhotoPanel(read, phone))
  } catch (error) {
    if (error instanceof PictureRefused) return answered({ panel: 'photo', error: error.message }, error.status)
    throw error
  }
}

const answered = (outcome: PanelOutcome, status = 200) => data(outcome, { status, headers: privateHeaders })

export default function PhonePage() {
  return <PhoneSheet {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />
}

export const ErrorBoundary = () => <PageError notFound={<PhoneNotFound />} />
