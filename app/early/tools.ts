/** Loads the script that a page names, at the first touch, key or text; part of the early script (OFFLINE-1). */

export function watchTools(): void {
  const tool = document.querySelector<HTMLElement>('[data-tool]')?.dataset.tool
  // A script that is there already is not loaded again.
  const load = () => tool && import(/* @vite-ignore */ tool).catch(() => 0)
  // Text that is dictated or pasted comes without a key.
  for (const event of ['pointerdown', 'keydown', 'input']) addEventListener(event, load)
}
