/** Tokens and components on one page, drawn with the site's own style sheet: for the pictures of docs/design.md. */
import type { Page } from '@playwright/test'

const roles = {
  grounds: ['canvas', 'surface', 'sunken', 'hero'],
  text: ['ink', 'muted', 'brand-strong'],
  lines: ['line', 'line-strong', 'focus'],
  actions: ['brand', 'brand-soft', 'accent'],
  states: ['good', 'warn', 'danger'],
}
const sizes = ['sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl']
const prices = [
  ['shop', '94,500', 'Oct 2026 · Mega.pk'],
  ['older', '94,500', 'Mar 2026 · may have changed'],
  ['launch', '94,500', 'Launch price, 2024 · unverified'],
]

const swatch = (role: string) =>
  `<div><span data-style="display:block;height:2.5rem;border:1px solid var(--line);background:var(--${role})"></span>${role}</div>`
const grid = (columns: number, cells: string[]) =>
  `<div data-style="display:grid;gap:.5rem;margin-bottom:.5rem;grid-template-columns:repeat(${columns},1fr)">${cells.join('')}</div>`
const part = (title: string, content: string) =>
  `<section><h2 class="mt-6 mb-2 text-lg">${title}</h2>${content}</section>`

const content = `<div class="shell py-6 text-sm">
  ${part(
    'Roles',
    Object.entries(roles)
      .map(([, names]) => grid(4, names.map(swatch)))
      .join(''),
  )}
  ${part('Type', sizes.map(size => `<p data-style="font-size:var(--text-${size});line-height:1.3">Rs 94,500</p>`).join(''))}
  ${part(
    'Prices',
    grid(
      3,
      prices.map(
        ([grade, figure, note]) =>
          `<div><p class="price price-card price-${grade}"><span class="price-currency">PKR</span> ${figure}</p>
           <p class="price-note">${note}</p></div>`,
      ),
    ),
  )}
  ${part(
    'Controls',
    `<p class="flex flex-wrap gap-3"><button type="button" class="button button-primary">Add to Compare</button>
      <button type="button" class="button button-quiet">Share</button>
      <button type="button" class="button button-quiet" disabled>Sending…</button></p>
     <p class="mt-3 flex flex-wrap gap-2"><span class="choice" aria-current="page">All</span><span class="choice">Budget</span>
      <span class="choice">Flagship</span></p>
     <p class="mt-3"><span class="pill">Mid-Range</span></p>
     <label class="label mt-3" for="specimen">Price you saw</label>
     <input id="specimen" class="field" value="12" aria-invalid="true"><p class="field-error">Enter at least PKR 1,000</p>`,
  )}
  ${part(
    'Surfaces',
    `<div class="panel fold-list"><details class="fold"><summary>In instalments: what they come to</summary></details>
      <details class="fold" open><summary>How we know</summary><p>Each figure names its source.</p></details></div>`,
  )}
</div>`

/** Shows the specimen in place of the content of a page that has the whole style sheet. */
export async function showSpecimen(page: Page): Promise<void> {
  await page.locator('main').evaluate((main, html) => {
    main.innerHTML = html
    // The policy allows no style attributes.
    for (const element of main.querySelectorAll<HTMLElement>('[data-style]'))
      element.style.cssText = element.dataset.style ?? ''
    document.querySelectorAll('header, footer').forEach(element => {
      element.remove()
    })
  }, content)
}
