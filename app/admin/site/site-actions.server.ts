/** The forms of the settings of the site: save, put back (SITE-14). */
import type { User } from '#app/auth/users.server.ts'
import { privateData } from '#app/http/caching.server.ts'
import { type Flash, redirectWith } from '#app/http/flash.server.ts'
import { intentOf, textField } from '#app/http/page-action.server.ts'
import { siteSettingsPath } from '#app/platform/paths.ts'
import type { Refusal } from '#app/platform/result.ts'
import { changeSiteSettings, putBackSiteSettings, readSiteSettings } from '#app/site-settings/site-settings.server.ts'
import { type SiteSettingName, siteSettingNames, siteSettingsSchema } from '#app/site-settings/site-settings.ts'
import { refusalStatuses } from '../api-responses.server.ts'
import { withChosen } from '../choices.ts'
import type { ConflictData } from '../components/conflict.tsx'
import { makeChange } from '../write.server.ts'
import { choiceText, settingTexts } from './setting-texts.ts'

export const siteIntents = ['save', 'put-back'] as const

type Typed = Record<SiteSettingName, string>

/** A form that was not saved, as it was sent. */
export type SiteProblem = {
  typed: Typed
  /** The version that was opened, so that a change meanwhile is still found; after a conflict the stored one. */
  version: string
  message: string
  /** The settings without a known choice. */
  wrong: SiteSettingName[]
  conflict: ConflictData | null
}

type Args = { form: FormData; user: User }

export async function handleSiteForm({ form, user: { username } }: Args) {
  const opened = textField(form, 'version') ?? ''
  const version = opened === '' ? Number.NaN : Number(opened)
  if (intentOf(form, siteIntents) === 'put-back') {
    const id = Number(textField(form, 'id') ?? Number.NaN)
    const result = await makeChange(() => putBackSiteSettings(id, { version, username }))
    if (!result.ok) return leave({ title: putBackProblem(result), isProblem: true })
    return leave({ title: result.value.isChanged ? 'The change was put back' : 'It was put back already' })
  }
  const typed = typedIn(withChosen(form, readSiteSettings().settings))
  const read = siteSettingsSchema.safeParse(typed)
  if (!read.success) {
    const wrong = siteSettingNames.filter(name => read.error.issues.some(({ path }) => path[0] === name))
    return again(
      { typed, version: opened, message: 'Choose one of the lines of each setting. Nothing was saved.', wrong },
      422,
    )
  }
  const result = await makeChange(() => changeSiteSettings(read.data, { version, username }))
  if (result.ok) return leave({ title: result.value.isChanged ? 'Settings saved' : 'Nothing was changed' })
  const conflict = result.reason === 'conflict' ? conflictWith(typed, result.message) : null
  const problem = { typed, version: conflict?.version ?? opened, message: result.message, conflict }
  return again(problem, refusalStatuses[result.reason])
}

const typedIn = (form: FormData) =>
  Object.fromEntries(siteSettingNames.map(name => [name, textField(form, name) ?? ''])) as Typed

function leave(message: Flash): never {
  throw redirectWith(siteSettingsPath, message)
}

const again = (problem: Omit<SiteProblem, 'wrong' | 'conflict'> & Partial<SiteProblem>, status: number) =>
  privateData<SiteProblem>({ wrong: [], conflict: null, ...problem }, status)

const putBackProblem = ({ reason, message }: Refusal) =>
  reason === 'conflict'
    ? 'Someone else changed the settings since you opened this page. Nothing was put back: look at them again.'
    : message

/** What is stored now beside what was chosen. */
function conflictWith(typed: Typed, message: string): ConflictData {
  const { version, settings } = readSiteSettings()
  const differences = siteSettingNames
    .filter(name => typed[name] !== settings[name])
    .map(name => ({
      name,
      field: settingTexts[name].label,
      stored: [choiceText(name, settings[name])],
      typed: [choiceText(name, typed[name])],
    }))
  return { message, version: String(version), reloadPath: siteSettingsPath, differences }
}
