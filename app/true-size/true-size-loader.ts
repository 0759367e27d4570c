/** Loads the script of the true size when its fold is opened; part of the early script (SIZE-2). */
import { loadBundle } from '#app/ui/load-bundle.ts'
import toolBundle from './true-size-tool.ts?bundle'

export function watchTrueSize(): void {
  // This event does not bubble.
  document.addEventListener(
    'toggle',
    async ({ target }) => {
      const tool = (target as Element).querySelector<HTMLElement>('.true-size[open] .true-size-tool:empty')
      if (!tool) return
      try {
        const { showTrueSize } = await loadBundle<typeof import('./true-size-tool.ts')>(toolBundle)
        showTrueSize(tool)
      } catch {
        // The drawing to scale remains; opening the fold again tries again.
      }
    },
    true,
  )
}
