/** Closes the menu of narrow screens; does nothing where it is closed, or where the browser knows no popovers. */
export const closeMenu = (menu: HTMLElement | null): void => menu?.hidePopover?.()
