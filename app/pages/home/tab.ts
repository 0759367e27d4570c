/** The three tabs of the home page (HOME-4). */
import type { PhoneFilter } from '#app/phones/listing.server.ts'

/** Number of phones in a tab. */
export const HOME_TAB_PHONES = 8

export const homeTabs = ['latest', 'popular', 'budget'] as const
export type HomeTab = (typeof homeTabs)[number]

/** Parses the tab from the URL; Latest by default. */
export const homeTabOf = (asked: string | null): HomeTab => homeTabs.find(tab => tab === asked) ?? 'latest'

export const tabFilters: Record<HomeTab, PhoneFilter> = {
  latest: {},
  popular: { featured: true },
  budget: { band: 'budget' },
}
