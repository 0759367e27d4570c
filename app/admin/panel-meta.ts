import { type Matches, pageMeta } from '#app/seo/meta.ts'

/** Metadata of a page of the panel, which search engines leave out. */
export const panelMeta = (matches: Matches, title: string, path: string) =>
  pageMeta(matches, { title, description: 'For the administrator.', path, noIndex: true })
