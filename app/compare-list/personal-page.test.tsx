import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CompareBadge } from './components/compare-badge.tsx'
import { CompareButton, CompareCardButton } from './components/compare-button.tsx'
import { CookieListProvider } from './cookie-list.tsx'
import { listPlaces, lookOfList, withList } from './personal-page.server.ts'

const phones = ['Galaxy A55', 'A "B" & <C> $1', 'ایک فون', 'Nord 4'].map((name, index) => ({ id: `id-${index}`, name }))

const page = (ids: string[]) => (
  <CookieListProvider ids={ids}>
    <CompareBadge />
    <p>نام</p>
    {phones.map(phone => (
      <CompareCardButton key={phone.id} phone={phone} />
    ))}
    <CompareButton phone={phones[1] ?? { id: '', name: '' }} />
    <CompareBadge />
  </CookieListProvider>
)

const lists = [[], ['id-0'], ['id-1', 'id-3'], ['id-3', 'elsewhere', 'id-2', 'id-1']]

test.each(lists.map(ids => [ids]))('the page of everybody becomes, for the list %j, what React renders for it', ids => {
  for (const render of [renderToString, renderToStaticMarkup]) {
    const html = Buffer.from(render(page([])))
    expect(String(withList(html, listPlaces(html), ids))).toBe(render(page(ids)))
  }
})

test('lists look alike in a page where it shows the same of them', () => {
  const places = listPlaces(Buffer.from(renderToString(page([]))))
  expect(lookOfList(places, ['x', 'id-2', 'id-0'])).toBe(lookOfList(places, ['id-0', 'y', 'id-2']))
  expect(lookOfList(places, ['x'])).not.toBe(lookOfList(places, ['x', 'y']))
  expect(lookOfList(places, ['id-0'])).not.toBe(lookOfList(places, ['id-1']))
})
