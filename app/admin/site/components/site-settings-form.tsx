/** The form of the settings of the site (SITE-10). */
import { Form, useNavigation } from '@remix-run/react'
import { Conflict } from '#app/admin/components/conflict.tsx'
import { type SiteSettingName, siteSettingChoices, siteSettingNames } from '#app/site-settings/site-settings.ts'
import { Unsent } from '#app/ui/unsent.tsx'
import { choiceText, settingTexts } from '../setting-texts.ts'
import type { SiteProblem } from '../site-actions.server.ts'
import type { sitePage } from '../site-page.server.ts'

type Page = ReturnType<typeof sitePage>
type Props = { page: Page; problem: SiteProblem | null; unsent: string | null }

export function SiteSettingsForm({ page, problem, unsent }: Props) {
  const { state, formData } = useNavigation()
  // The history has forms too.
  const isSaving = state === 'submitting' && formData?.get('intent') === 'save'
  const version = problem?.version ?? String(page.version)
  const values = problem?.typed ?? page.chosen
  return (
    // Another version has other choices: the browser keeps those of a form that stays.
    <Form key={version} method="post" className="grid grid-cols-1 gap-6">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="version" value={version} />
      {unsent && <Unsent text={unsent} />}
      {problem?.conflict && <Conflict conflict={problem.conflict} />}
      {problem && !problem.conflict && (
        <p role="alert" className="notice notice-problem">
          {problem.message}
        </p>
      )}
      {siteSettingNames.map(name => (
        <Setting key={name} name={name} value={values[name]} isWrong={problem?.wrong.includes(name)} page={page} />
      ))}
      <p>
        <button type="submit" className="button button-primary" aria-disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save'}
        </button>
      </p>
    </Form>
  )
}

type SettingProps = { name: SiteSettingName; value: string; isWrong?: boolean; page: Page }

function Setting({ name, value, isWrong, page }: SettingProps) {
  const { label, about } = settingTexts[name]
  const isForcedOff = page.isRatingForcedOff && (name === 'rating' || name === 'ratingData')
  return (
    <fieldset className="form-group" aria-describedby={`${name}-about`}>
      <legend>{label}</legend>
      <p id={`${name}-about`} className="max-w-3xl text-sm text-muted">
        {about}
      </p>
      {isForcedOff && (
        <p className="notice mt-2 text-sm">
          The server is set to <code>PLACEHOLDER_RATING=off</code>: the sample rating is not shown, whatever is chosen
          here.
        </p>
      )}
      {isWrong && <p className="field-error mt-2">Choose one of these.</p>}
      <ul className="mt-2 grid gap-1">
        {siteSettingChoices[name].map(choice => (
          <li key={choice}>
            <label className="flex items-start gap-2">
              <input
                type="radio"
                name={name}
                value={choice}
                defaultChecked={choice === value}
                className="mt-0.5 size-5 shrink-0"
              />
              <span>
                {choiceText(name, choice)}
                <Now name={name} choice={choice} page={page} />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** What the choice comes to now. */
function Now({ name, choice, page }: { name: SiteSettingName; choice: string; page: Page }) {
  const counted = choice === 'counted' ? page.counted[name] : undefined
  const text = name === 'titleYear' && choice === 'current' ? `(${page.year})` : counted
  if (text === undefined) return null
  return <span className="block text-sm text-muted">{`Now: ${text ?? 'nothing, because there is none yet'}`}</span>
}
