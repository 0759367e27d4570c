/** Loads the scripts that elements of a page name, at the first touch or key; part of the early script (OFFLINE-1). */

export function watchTools(): void {
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(
      event,
      () => {
        for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-tool]'))
          import(/* @vite-ignore */ dataset.tool ?? '').catch(() => 0)
      },
      { once: true },
    )
}
