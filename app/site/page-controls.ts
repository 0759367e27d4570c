/** The controls of every page's header that need no application: the theme button, and how the menu closes (HEAD-4). */
import { chooseTheme, shownTheme } from './theme.ts'

const OPEN_MENU = 'details.menu[open]'

function closeMenu(menu: Element | null): void {
  if (menu instanceof HTMLDetailsElement) menu.open = false
}

export function watchPageControls(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest('.theme-button')) chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark')
    if (target.closest('a')) closeMenu(target.closest(OPEN_MENU))
  })
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape' || !(target instanceof Element)) return
    const menu = target.closest(OPEN_MENU)
    closeMenu(menu)
    menu?.querySelector('summary')?.focus()
  })
}
