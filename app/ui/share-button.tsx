/** Shares an address: the phone's share sheet where there is one, else a copy of the link. Works by script only, so only script shows it. */

import { Icon } from './icon.tsx'
import { shareTexts } from './share-texts.ts'
import { toast } from './toast-store.ts'

export function ShareButton({ title, path }: { title: string; path: string }) {
  async function share() {
    const url = new URL(path, window.location.origin).href
    if (navigator.share) {
      // Closing the sheet is no failure.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    const isCopied = await copy(url)
    toast(
      isCopied
        ? { title: shareTexts().linkCopied, text: shareTexts().linkCopiedHint }
        : { title: shareTexts().linkNotCopied, text: url, isProblem: true },
    )
  }
  return (
    <button type="button" className="button button-quiet script-only no-print" onClick={share}>
      <Icon name="share" /> {shareTexts().share}
    </button>
  )
}

/** Whether the text is in the clipboard now. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
