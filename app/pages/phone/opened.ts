/** Folds that are opened by address: some are sent only then. */
import { phonePath, withQuery } from '#app/platform/paths.ts'

const OPENED_PARAMETER = 'open'
export const openedFold = { instalments: 'instalments', specifications: 'specifications' }

export const instalmentsPath = (phone: { brand: string; slug: string }, kept: Record<string, string>) =>
  `${withQuery(phonePath(phone), { ...kept, [OPENED_PARAMETER]: openedFold.instalments })}#instalments`

/** The page with all specifications open, or with their folds. */
export const specificationsPath = (phone: { brand: string; slug: string }, isOpen: boolean) =>
  `${withQuery(phonePath(phone), { [OPENED_PARAMETER]: isOpen ? openedFold.specifications : undefined })}#specifications`
