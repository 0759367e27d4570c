/** Folds whose content is sent only once they are opened, by address. */
import { phonePath, withQuery } from '#app/platform/paths.ts'

const OPENED_PARAMETER = 'open'
export const openedFold = { instalments: 'instalments' }

export const instalmentsPath = (phone: { brand: string; slug: string }, kept: Record<string, string>) =>
  `${withQuery(phonePath(phone), { ...kept, [OPENED_PARAMETER]: openedFold.instalments })}#instalments`
