import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Fragment } from 'react'
import { Thanks } from '#app/contact/components/thanks.tsx'
import type { FormResult } from '#app/contact/form.ts'
import { submitPublicForm } from '#app/contact/submit-form.server.ts'
import { publicFormPage } from '#app/http/caching.server.ts'
import { pageAction, textField } from '#app/http/page-action.server.ts'
import { type CheckResult, checkForm, MAX_FEED_KB, tooLargeForm } from '#app/pages/shops/check-form.server.ts'
import { CHECK_INTENT, FeedChecker } from '#app/pages/shops/components/feed-checker.tsx'
import { ProposalForm } from '#app/pages/shops/components/proposal-form.tsx'
import { EXAMPLE_FEED, EXAMPLE_LIST } from '#app/pages/shops/example.ts'
import { proposalForm, proposalMessage } from '#app/pages/shops/proposal.ts'
import { shopsTexts } from '#app/pages/shops/texts.ts'
import { contactFor, shopsPath } from '#app/platform/paths.ts'
import { DEFAULT_LANGUAGE } from '#app/platform/text/language.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { sendForm, useFormResult } from '#app/ui/sending.ts'

export const headers = publicFormPage

export const meta: MetaFunction = ({ matches }) => {
  const { title, description } = shopsTexts()
  return pageMeta(matches, { title, description, path: shopsPath() })
}

/** `?sent=1` shows the confirmation. */
export function loader({ request }: LoaderFunctionArgs) {
  return { isSent: new URL(request.url).searchParams.get('sent') === '1', maxKb: MAX_FEED_KB }
}

/** The feed, and the rest of its form. */
const MAX_FORM_BYTES = (MAX_FEED_KB + 64) * 1024

export const action = pageAction<FormResult | CheckResult>(
  ({ form }) =>
    textField(form, 'intent') === CHECK_INTENT
      ? checkForm(form)
      : submitPublicForm({
          form,
          schema: proposalForm,
          toMessage: proposalMessage,
          thanksPath: shopsPath({ sent: 1 }),
        }),
  { maxBytes: MAX_FORM_BYTES, isUpload: true, refused: status => (status === 413 ? tooLargeForm() : null) },
)

export const clientAction = sendForm

const isCheck = (result: FormResult | CheckResult): result is CheckResult => 'check' in result

export default function ShopsPage() {
  const { isSent, maxKb } = useLoaderData<typeof loader>()
  const { result, unsent } = useFormResult<typeof action>()
  const texts = shopsTexts()
  const checked = result && isCheck(result) ? result : null
  const proposed = result && !isCheck(result) ? result : null
  return (
    <div className="shell shops py-8">
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="mt-2 text-muted">{texts.intro}</p>
      {isSent && (
        <div className="mt-6">
          <Thanks title={texts.thanks}>
            <p className="mt-2">{texts.thanksMore}</p>
            <p className="mt-6">
              <Link to={shopsPath()} className="button button-quiet">
                {texts.again}
              </Link>
            </p>
          </Thanks>
        </div>
      )}
      {!isSent && (
        <>
          <section className="panel mt-6 p-5" aria-labelledby="list-title">
            <h2 id="list-title" className="text-xl md:text-2xl">
              {texts.listTitle}
            </h2>
            <p className="mt-2">{texts.list}</p>
            <ul className="panel feed-example">
              {EXAMPLE_LIST.map(phone => (
                <li key={phone}>{texts.listExample(phone)}</li>
              ))}
            </ul>
            <p className="mt-4">
              <Link to={contactFor({ subject: 'source' })} className="button button-primary">
                {texts.sendList}
              </Link>
            </p>
          </section>
          <section id="propose" aria-labelledby="propose-title" className="panel mt-6 scroll-mt-20 p-5">
            <h2 id="propose-title" className="text-xl md:text-2xl">
              {texts.proposeTitle}
            </h2>
            <p className="mt-2">{texts.proposeIntro}</p>
            <div className="mt-3">
              <ProposalForm result={proposed} unsent={unsent} />
            </div>
          </section>
          <details className="fold panel mt-6" open={checked !== null}>
            <summary>
              <h2 className="text-lg">{texts.whatTitle}</h2>
            </summary>
            <div>
              <ul className="list-disc ps-5">
                {texts.what.map(each => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
              <h3 className="mt-5 text-lg">{texts.exampleTitle}</h3>
              <pre dir="ltr" lang={DEFAULT_LANGUAGE} className="panel feed-example">
                {EXAMPLE_FEED.trim()
                  .split('\n')
                  .map(line => (
                    <span key={line}>{breakable(line)}</span>
                  ))}
              </pre>
              <section id="check" aria-labelledby="check-title" className="mt-8 scroll-mt-20">
                <h2 id="check-title" className="text-xl md:text-2xl">
                  {texts.checkTitle}
                </h2>
                <p className="mt-2">{texts.checkIntro}</p>
                <FeedChecker result={checked} maxKb={maxKb} />
              </section>
            </div>
          </details>
        </>
      )}
    </div>
  )
}

/** The line may go on in the next after each comma. */
const breakable = (line: string) =>
  line.split(/(?<=,)/).map(part => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))
