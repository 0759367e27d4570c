import { Icon } from '#app/ui/icon.tsx'
import { siteTexts } from './texts.ts'

/** Switches between light and dark, by the early script. Hidden without script. */
export const ThemeButton = () => (
  <button type="button" className="theme-button script-only icon-button" aria-label={siteTexts().theme}>
    <Icon name="moon" className="dark:hidden" />
    <Icon name="sun" className="hidden dark:block" />
  </button>
)
