/** The intents of the forms on the import page. Pure. */
import type { ImportRequest } from '../providers/provider.ts'

/** The intent of each import from the provider. */
export const startIntents = {
  latest: 'import-latest',
  brands: 'import-brands',
  popular: 'import-popular',
  brand: 'import-brand',
  search: 'import-search',
} as const satisfies Record<ImportRequest['kind'], string>

export const importIntents = [
  ...Object.values(startIntents),
  'upload',
  'paste',
  'cancel',
  'undo',
  'import-catalogue',
  'dismiss-catalogue',
] as const
export type ImportIntent = (typeof importIntents)[number]
