import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { PriceReportForm } from '#app/contact/components/price-report-form.tsx'
import { Thanks } from '#app/contact/components/thanks.tsx'
import type { FormResult } from '#app/contact/form.ts'
import { photoUpload } from '#app/contact/photos.server.ts'
import { priceReportForm } from '#app/contact/schema.ts'
import { submitPublicForm } from '#app/contact/submit-form.server.ts'
import { factsOf } from '#app/facts/store.server.ts'
import { publicFormPage } from '#app/http/caching.server.ts'
import { pageAction } from '#app/http/page-action.server.ts'
import { KeptNote } from '#app/offline/components/kept-note.tsx'
import { keeping } from '#app/offline/keeping.server.ts'
import { PhoneNotFound } from '#app/pages/phone/components/phone-not-found.tsx'
import { phoneNotFound } from '#app/pages/phone/not-found.server.ts'
import { priceReportTexts } from '#app/pages/price-report/texts.ts'
import { currentIds } from '#app/phones/former-slugs.server.ts'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { phonePath, priceReportFor } from '#app/platform/paths.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { PriceTag } from '#app/prices/components/price-tag.tsx'
import { pageMeta } from '#app/seo/meta.ts'
import { PageError } from '#app/site/page-error.tsx'
import { sendForm, useFormResult } from '#app/ui/sending.ts'

export const headers = publicFormPage

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, {
    title: data ? priceReportTexts().titleFor(titleOf(data.phone), data.phone.name) : priceReportTexts().title,
    description: priceReportTexts().description,
    path: data ? priceReportFor(data.phone.id) : null,
    noIndex: true,
  })

const titleOf = ({ pricePkr }: { pricePkr: number | null }) =>
  pricePkr === null ? priceReportTexts().titleUnpriced : priceReportTexts().title

function requirePhone(request: Request) {
  // A report that waited for a connection may name a phone that was merged meanwhile.
  const [id = ''] = currentIds([new URL(request.url).searchParams.get('phone') ?? ''])
  const phone = findPhoneById(id)
  if (!phone) throw phoneNotFound()
  return phone
}

/** `?phone=` id, `?sent=1` shows the confirmation. */
export function loader({ request }: LoaderFunctionArgs) {
  const { id, name, brand, slug, pricePkr, priceGrade, priceNote, isPriceStale } = requirePhone(request)
  return {
    phone: {
      id,
      name,
      brand,
      slug,
      pricePkr,
      priceGrade,
      priceNote,
      isPriceStale,
    },
    versions: factsOf(id)?.memory.versions?.value ?? [],
    keeping: keeping(),
    isSent: new URL(request.url).searchParams.get('sent') === '1',
  }
}

export const action = pageAction<FormResult>(({ request, form }) => {
  const phone = requirePhone(request)
  return submitPublicForm({
    form,
    schema: priceReportForm,
    toMessage: ({ price, place, city, version, pta, email, note }) => ({
      kind: 'price-report',
      text: note ?? '',
      email,
      mobileId: phone.id,
      mobileName: phone.name,
      pricePkr: price,
      place,
      city,
      ...version,
      isRegistered: pta,
    }),
    thanksPath: priceReportFor(phone.id, { sent: 1 }),
  })
}, photoUpload)

export const clientAction = sendForm

export default function PriceReportPage() {
  const { phone, versions, keeping, isSent } = useLoaderData<typeof loader>()
  const { result, unsent } = useFormResult<typeof action>()
  return (
    <div className="shell max-w-2xl py-8">
      {!isSent && <KeptNote keeping={keeping} />}
      <h1 className="text-3xl">{titleOf(phone)}</h1>
      <div className="mt-4 mb-6">
        <p className="display text-lg">
          <Link to={phonePath(phone)}>{ofSource(phone.name)}</Link>
        </p>
        <div className="mt-1">
          <PriceTag {...phone} />
        </div>
      </div>
      {isSent ? (
        <Thanks title={priceReportTexts().thanks}>
          <p className="mt-2">{priceReportTexts().checked}</p>
          <p className="mt-6">
            <Link to={phonePath(phone)} className="button button-quiet">
              {priceReportTexts().backTo(phone.name)}
            </Link>
          </p>
        </Thanks>
      ) : (
        <div className="panel p-5 sm:p-8">
          <PriceReportForm phoneId={phone.id} versions={versions} result={result} unsent={unsent} />
        </div>
      )}
    </div>
  )
}

export const ErrorBoundary = () => <PageError notFound={<PhoneNotFound />} />
