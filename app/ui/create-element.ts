type Aria = Record<`aria-${string}` | 'role', string>

/** An element with these properties, ARIA attributes and children. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  // Not every browser has properties for them.
  aria: Partial<Aria> = {},
  ...children: (Node | null)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  for (const [name, value] of Object.entries<string>(aria as Aria)) element.setAttribute(name, value)
  element.append(...children.filter(child => child !== null))
  return element
}

/** The markup of icon.tsx, which needs React, as HTML. @param shape the path of the icon */
export const iconHtml = (shape: string): string =>
  `<svg class="icon" viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden="true"><path d="${shape}"/></svg>`
