/** Counts views of a phone's page that the server could not count, because the page came from a prefetch or a shared cache. */
import { viewsApiPath } from '#app/platform/early-paths.ts'

type Navigation = Pick<PerformanceNavigationTiming, 'transferSize' | 'encodedBodySize'> & {
  /** Not in every browser. */
  deliveryType?: string
  activationStart?: number
  serverTiming?: readonly Pick<PerformanceServerTiming, 'name' | 'description'>[]
}

/** Responses for which the shared cache asked the server. */
const ASKED = ['MISS', 'BYPASS']

/** Whether the server has not counted this load of a page (DATA-9). A revalidation, which transfers no page, is no view. */
export function isUncounted(navigation: Navigation): boolean {
  const { deliveryType, activationStart = 0, serverTiming = [], transferSize, encodedBodySize } = navigation
  if (deliveryType === 'navigational-prefetch' || activationStart > 0) return true
  const isCopy = serverTiming.some(({ name, description }) => name === 'cache' && !ASKED.includes(description))
  return isCopy && transferSize >= encodedBodySize
}

function countView(): void {
  const phoneId = document.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (phoneId && navigation && isUncounted(navigation)) navigator.sendBeacon(viewsApiPath(phoneId))
}

/** Counts this load once, as soon as somebody sees it: not while it is prerendered. */
export function countUncountedView(): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', countView, { once: true })
  } else countView()
}
