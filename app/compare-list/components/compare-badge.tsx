import { opaque } from '#app/ui/opaque.ts'
import { badgeHtml } from '../badge.ts'
import { useCookieList } from '../cookie-list.tsx'

/** The number of phones in the compare list; the early script keeps it current. */
export const CompareBadge = () => <compare-badge {...opaque(badgeHtml(useCookieList().length))} />
