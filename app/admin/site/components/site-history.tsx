/** The changes of the settings of the site, each of which can be put back (SITE-14). */
import { Form, Link } from '@remix-run/react'
import { Moment } from '#app/admin/components/moment.tsx'
import { siteSettingNames } from '#app/site-settings/site-settings.ts'
import { adminAt } from '../../paths.ts'
import { choiceText, settingTexts } from '../setting-texts.ts'
import type { sitePage } from '../site-page.server.ts'

type Page = ReturnType<typeof sitePage>

export function SiteHistory({ page: { history, version } }: { page: Page }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-lg">
        History
      </h2>
      {history.length === 0 && <p className="mt-1 text-sm text-muted">Nothing was changed yet: all is as specified.</p>}
      {history.length > 0 && (
        <>
          <p className="mt-1 mb-3 text-sm text-muted">
            {'The latest changes. The '}
            <Link to={adminAt({ tab: 'activity' })} className="link">
              activity
            </Link>
            {' has all.'}
          </p>
          <ol className="panel divide-y divide-line">
            {history.map(change => (
              <li key={change.id} className="grid gap-2 px-4 py-3">
                <p>
                  <strong className="wrap-anywhere">{change.username}</strong>{' '}
                  <span id={`change-${change.id}`} className="text-sm text-muted">
                    <Moment at={change.at} />
                  </span>
                </p>
                <Change change={change} />
                {!change.isOver && (
                  <Form method="post">
                    <input type="hidden" name="id" value={change.id} />
                    <input type="hidden" name="version" value={version} />
                    <button
                      type="submit"
                      name="intent"
                      value="put-back"
                      className="button button-quiet"
                      aria-describedby={`change-${change.id}`}
                    >
                      Put back
                    </button>
                  </Form>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

/** What each changed setting was before, and after. */
const Change = ({ change: { before, after } }: { change: Page['history'][number] }) => (
  <dl className="grid gap-2 text-sm">
    {siteSettingNames.map(name => {
      const [old, chosen] = [before[name], after[name]]
      if (old === undefined || chosen === undefined) return null
      return (
        <div key={name}>
          <dt className="font-semibold">{settingTexts[name].label}</dt>
          <dd className="text-muted">{`Before: ${choiceText(name, old)}`}</dd>
          <dd>{`After: ${choiceText(name, chosen)}`}</dd>
        </div>
      )
    })}
  </dl>
)
