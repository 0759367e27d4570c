import { Icon } from '#app/ui/icon.tsx'
import { siteTexts } from './texts.ts'
import { chooseTheme, shownTheme } from './theme.ts'

/** Switches between light and dark. Requires script, hidden without. */
export function ThemeButton() {
  return (
    <button
      type="button"
      className="script-only icon-button"
      aria-label={siteTexts().theme}
      onClick={() => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="moon" className="dark:hidden" />
      <Icon name="sun" className="hidden dark:block" />
    </button>
  )
}
