/** The styles of the true size, which come with its script. */
const css = `
/* The true size takes the place of the drawing to scale. */
.ts-static:has(+ :not(:empty)) { display: none }
.ts-tool { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr) }
.ts-status { font-weight: 600 }
.ts-measure { display: grid; gap: .75rem; padding: 1rem; border: 1px solid var(--line); border-radius: var(--radius-md); grid-template-columns: minmax(0, 1fr) }
.ts-measure[hidden] { display: none }
.ts-measure p { font-size: var(--text-sm) }
.ts-row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center }
.ts-row input { flex: 1 1 8rem; min-width: 0; min-height: 2.75rem; accent-color: var(--brand) }
.ts-scroll { overflow: auto; padding: .25rem .25rem .75rem }
.ts-card { box-sizing: border-box; display: grid; place-content: center; gap: .25rem; flex: none; border: 2px dashed var(--brand); background: var(--brand-soft); color: var(--brand-strong); font-size: var(--text-sm); text-align: center; overflow: hidden }
.ts-stage { display: grid; grid-auto-flow: column; grid-template-rows: auto auto; gap: .5rem 2rem; width: max-content }
.ts-stage > .ts-card { align-self: end }
.ts-phone { display: grid; grid-row: span 2; grid-template-rows: subgrid; align-items: start; font-size: var(--text-sm) }
.ts-phone > :first-child { display: flex; align-self: end; align-items: end; gap: 1.25rem }
.ts-cut { position: relative; flex: none }
.ts-cut img { position: absolute; max-width: none; pointer-events: none }
.ts-phone p { max-width: 22rem }
.ts-line { height: .75rem; border: solid var(--ink); border-width: 0 2px 2px }
`

let isAdded = false

/** Adds them to the document once. */
export function addToolStyles(): void {
  if (isAdded) return
  isAdded = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
