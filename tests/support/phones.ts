/** Phones of the bundled catalogue used in tests. */
import { stableId } from '#app/platform/ids.server.ts'

/** The id of the bundled phone with this slug. */
const phoneId = (slug: string) => stableId(`phone/${slug}`)

export const a55 = {
  id: phoneId('samsung-galaxy-a55'),
  name: 'Samsung Galaxy A55',
  path: '/samsung/samsung-galaxy-a55',
}
export const iphone15 = { id: phoneId('apple-iphone-15'), name: 'Apple iPhone 15', path: '/apple/apple-iphone-15' }
export const note40 = { id: phoneId('infinix-note-40'), name: 'Infinix Note 40', path: '/infinix/infinix-note-40' }
export const fold6 = {
  id: phoneId('samsung-galaxy-z-fold6'),
  name: 'Samsung Galaxy Z Fold6',
  path: '/samsung/samsung-galaxy-z-fold6',
}
export const itelA70 = { id: phoneId('itel-a70'), name: 'itel A70', path: '/itel/itel-a70' }
