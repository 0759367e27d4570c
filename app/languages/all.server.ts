/** The texts of all languages, for the server. */
import { provideTranslation } from '#app/platform/text/language.ts'
import ur from './ur/index.ts'

export const provideTranslations = (): void => provideTranslation('ur', ur)
