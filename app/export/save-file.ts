/** Saves a download of this site through script, so that a page can tell when it is under way and when it fails. */

/** @throws Error when the answer is no success, or breaks off */
export async function saveFile(href: string): Promise<void> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'download'
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
