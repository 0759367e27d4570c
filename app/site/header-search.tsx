import { searchPath } from '#app/platform/paths.ts'
import { PhoneCombobox } from '#app/search/components/phone-combobox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { siteTexts } from './texts.ts'

/** The search box of every page: a plain GET form; script trims the text and clears the box (HEAD-3). */
export const HeaderSearch = ({ id, placeholder }: { id: string; placeholder?: string }) => (
  <form action={searchPath()} className="relative w-full">
    <PhoneCombobox
      id={id}
      label={siteTexts().searchLabel}
      picks="page"
      isEmptied
      className="search-field"
      placeholder={placeholder ?? siteTexts().searchPlaceholder}
      required
    />
    <button type="submit" className="icon-button absolute end-0 top-0 text-brand" aria-label={siteTexts().search}>
      <Icon name="search" />
    </button>
  </form>
)
