/** The controls of every page's header that need no application: the theme button, and that a link closes the menu (HEAD-4). */
import { closeMenu } from './close-menu.ts'
import { chooseTheme, shownTheme } from './theme.ts'

export function watchPageControls(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest('.theme-button')) chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark')
    if (target.closest('a')) closeMenu(target.closest<HTMLElement>('.site-menu'))
  })
}
