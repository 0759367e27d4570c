/** The state of the site itself: one text by key, such as the version of what was derived at the last start. */
import { eq } from 'drizzle-orm'
import { db } from './client.server.ts'
import { siteState } from './schema/index.ts'

/** The stored text; undefined where there is none. */
export const readState = (key: string): string | undefined =>
  db().select({ value: siteState.value }).from(siteState).where(eq(siteState.key, key)).get()?.value

export const storeState = (key: string, value: string): void => {
  db().insert(siteState).values({ key, value }).onConflictDoUpdate({ target: siteState.key, set: { value } }).run()
}
