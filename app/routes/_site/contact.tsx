import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { ContactForm } from '#app/contact/components/contact-form.tsx'
import { SupportFacts } from '#app/contact/components/support-facts.tsx'
import { Thanks } from '#app/contact/components/thanks.tsx'
import type { FormResult } from '#app/contact/form.ts'
import { subjectNamed } from '#app/contact/message.ts'
import { contactForm } from '#app/contact/schema.ts'
import { submitPublicForm } from '#app/contact/submit-form.server.ts'
import { REPLY_WITHIN_HOURS, supportDay } from '#app/contact/support.ts'
import { contactTexts } from '#app/contact/texts.ts'
import { publicFormPage } from '#app/http/caching.server.ts'
import { pageAction } from '#app/http/page-action.server.ts'
import { contactPageTexts } from '#app/pages/contact/texts.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { contactFor, contactPath, privacyPath } from '#app/platform/paths.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { fillIn } from '#app/ui/fill-in.tsx'
import { sendForm, useFormResult } from '#app/ui/sending.ts'

export const headers = publicFormPage

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: contactPageTexts().title,
    description: contactPageTexts().description(REPLY_WITHIN_HOURS),
    path: contactPath(),
  })

/** `?subject=` preselects the subject, `?sent=1` shows the confirmation. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  return {
    subject: subjectNamed(query.get('subject')),
    isSent: query.get('sent') === '1',
    today: supportDay(todayInPakistan()),
  }
}

export const action = pageAction<FormResult>(({ form }) =>
  submitPublicForm({
    form,
    schema: contactForm,
    toMessage: ({ message, ...fields }) => ({ ...fields, kind: 'contact', text: message }),
    thanksPath: contactFor({ sent: 1 }),
  }),
)

export const clientAction = sendForm

export default function ContactPage() {
  const { subject, isSent, today } = useLoaderData<typeof loader>()
  const { result, unsent } = useFormResult<typeof action>()
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{contactPageTexts().title}</h1>
      <p className="mt-2 mb-6 max-w-2xl text-muted">
        {contactPageTexts().intro} {!isSent && contactTexts().replyWithin(REPLY_WITHIN_HOURS)}
      </p>
      {!isSent && (
        <p className="mb-6">
          {contactPageTexts().supportToday}{' '}
          <a href="#support-hours" className="font-semibold underline">
            {contactTexts().hours[today]?.hours}
          </a>
        </p>
      )}
      <div className="contact-layout grid gap-8">
        {isSent ? (
          <Thanks title={contactPageTexts().thanks}>
            <p className="mt-2">{contactTexts().replyWithin(REPLY_WITHIN_HOURS)}</p>
            <p className="mt-6">
              <Link to={contactPath()} className="button button-quiet">
                {contactPageTexts().sendAnother}
              </Link>
            </p>
          </Thanks>
        ) : (
          <div className="panel p-5 sm:p-8">
            <ContactForm result={result} unsent={unsent} subject={subject} />
            <p className="mt-5 text-sm text-muted">
              {fillIn(contactPageTexts().privacy, {
                policy: (
                  <Link to={privacyPath()} className="link">
                    {contactPageTexts().policy}
                  </Link>
                ),
              })}
            </p>
          </div>
        )}
        <aside aria-label={contactPageTexts().support} className="panel p-5 sm:p-6">
          <SupportFacts />
        </aside>
      </div>
    </div>
  )
}
