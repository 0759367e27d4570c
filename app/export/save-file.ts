/** Saves a download with `fetch`, so that a page can show progress and errors. */

/**
 * @param passwordPath where the password is asked for, which the download may need again by now; null where it never does
 * @throws Error for an error status or an incomplete response
 */
export async function saveFile(href: string, passwordPath: string | null): Promise<void> {
  const response = await fetch(href)
  if (response.status === 403 && passwordPath) return location.assign(passwordPath)
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'download'
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
