/** Which interactions need the application. Everything else is the browser's, or the early script's own. */

/** Elements that work without the application. */
const OWN =
  'compare-button, toast-region, .theme-button, [aria-pressed], .swatch, .true-size-tool, .slips, .tax-form, .tax-answer, .tax-value, [popovertarget]'

const isHere = ({ origin, pathname }: HTMLAnchorElement | URL) =>
  origin === location.origin && pathname === location.pathname

/** Forms that are posted, or that change this page; a search that leads to another page is the browser's. */
export const needsAppForm = (form: HTMLFormElement | null): boolean =>
  form !== null &&
  !form.matches(OWN) &&
  (form.method === 'post' || isHere(new URL(form.getAttribute('action') ?? '', location.href)))

/**
 * The link or button whose click the application handles; null for clicks that it does not. Links with `data-app` are
 * buttons with script; others lead to this page, but not just to another place on it.
 */
export function clickable(target: EventTarget | null): HTMLElement | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null
  if (!element || element.closest(OWN)) return null
  if (element instanceof HTMLAnchorElement) {
    const isOtherPlace = element.hash !== '' && element.search === location.search
    const isApps = element.dataset.app !== undefined || (isHere(element) && !isOtherPlace)
    return isApps ? element : null
  }
  const { form, type } = element as HTMLButtonElement
  return type === 'button' || (type === 'submit' && needsAppForm(form)) ? element : null
}

/** Whether this is a field whose change the application handles: a choice, not a text. */
export const isChoice = (target: EventTarget | null): target is HTMLSelectElement | HTMLInputElement =>
  (target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(target.type))) &&
  needsAppForm(target.form)

/** Clicks with a modifier key or another button are the browser's. */
export const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
