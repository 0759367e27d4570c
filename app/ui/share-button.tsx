/** Shares a link through the device's share sheet, or copies it to the clipboard. Requires script, hidden without. */

import { Icon } from './icon.tsx'
import { shareTexts } from './share-texts.ts'
import { toast } from './toast.ts'

export function ShareButton({ title, path }: { title: string; path: string }) {
  async function share() {
    const url = new URL(path, window.location.origin).href
    if (navigator.share) {
      // Closing the sheet rejects the promise but is not an error.
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
      <Icon name="share" />
      {` ${shareTexts().share}`}
    </button>
  )
}

/** Copies the text; false when the browser refuses. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
