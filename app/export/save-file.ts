/** Saves a download with `fetch`, so that a page can show progress and errors. */

/** @throws Error for an error status or an incomplete response */
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
