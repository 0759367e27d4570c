/** A page of each kind that visitors see. */
import { listedPages } from '#app/platform/site-pages.ts'
import { a55, fold6, iphone15 } from './phones.ts'

export const pageKinds = {
  home: '/',
  'budget tab': '/?filter=budget',
  'all phones': '/mobiles',
  brands: '/brands',
  'a brand': '/infinix',
  'a brand without a match': '/hmd?year=2022',
  'a phone': '/samsung/samsung-galaxy-s24-ultra',
  'a phone with its tax': '/apple/apple-iphone-16?cnfUsd=666&usdPkr=280&cash=300000&count=6&each=x',
  'a phone without a price': '/samsung/samsung-galaxy-a07-5g',
  'search results': '/search?q=samsng+under+90000',
  'an empty search': '/search',
  'a search without results': '/search?q=qwrtzp',
  'an empty comparison': '/compare',
  'a comparison': `/compare?phones=${a55.id},${fold6.id},${iphone15.id}`,
  ...Object.fromEntries(listedPages.filter(page => page.isText).map(({ id, path }) => [id, path])),
  slips: `/slip?phones=${a55.id},${fold6.id}&asks1=99999&asks2=x`,
  'an empty slip page': '/slip',
  'a page that was never saved': '/offline?kept=1',
  'the thanks': '/contact?sent=1',
  'a price report': `/price-report?phone=${a55.id}`,
  'an unknown page': '/nowhere/at/all',
  'an unknown phone': '/samsung/nowhere',
}

/** Pages with many components, which are checked twice where all is checked; text pages made of the same components once. */
export const isRich = new Set([
  'home',
  'all phones',
  'brands',
  'a brand',
  'a phone',
  'search results',
  'a comparison',
  'contact',
])
