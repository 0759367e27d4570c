/** Random addresses of each kind of page in a generated catalogue. */
import { stableId } from '#app/platform/ids.server.ts'
import type { Db } from '#db/client.server.ts'
import { seeded } from './phones.ts'

const random = seeded(11)
const below = (limit: number) => Math.floor(random() * limit)
const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item
const brands = ['samsung', 'infinix', 'vivo', 'oppo', 'tecno', 'xiaomi', 'apple']
const words = ['note', 'reno 5', 'camon 20', 'edge', 'under 60000', '8gb 256gb', 'samsng', 'pro max', '5g amoled']

const wishes = ['fiveG', 'ram:8', 'battery:5000', 'fiveG,oled', 'ram:8,storage:256', 'refresh:120,nfc,battery:5000']

/** @param phones their number */
export function addressesOf(database: Db, phones: number): Record<string, () => string> {
  const paths = database.$client
    .prepare<[], string>("SELECT '/' || brand || '/' || slug FROM mobiles ORDER BY id LIMIT 2000")
    .pluck()
    .all()
  return {
    home: () => pick(['/', '/?filter=latest', '/?filter=popular']),
    list: () => `/mobiles?page=${1 + below(Math.min(400, phones / 20))}`,
    'list by wishes': () => `/mobiles?must=${pick(wishes)},price:${40 + below(100)}000&page=${1 + below(3)}`,
    brand: () => `/${pick(brands)}?page=${1 + below(5)}&sort=${pick(['price-low', 'popular', 'newest'])}`,
    phone: () => pick(paths),
    compare: () => `/compare?phones=${[1, 2, 3, 4].map(() => stableId(`bench/${below(phones)}`)).join(',')}`,
    search: () => `/search?q=${encodeURIComponent(`${pick(brands)} ${pick(words)}`)}`,
    guide: () => '/guide',
    brands: () => '/brands',
    reviews: () => '/reviews',
    'what we know': () => '/data',
    sitemap: () => '/sitemap',
  }
}

/** The address of the data of this page. */
export const dataPath = (path: string) => path.replace(/^\/(?=$|\?)/, '/_root').replace(/(?=\?|$)/, '.data')
