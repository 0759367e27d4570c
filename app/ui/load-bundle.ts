/**
 * Loads a bundle (see scripts/early-bundle.ts). The module is requested first: browsers remember a failed import for as
 * long as the page is open.
 */
export async function loadBundle<Module>(path: string): Promise<Module> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(path)
  await response.blob()
  return import(/* @vite-ignore */ path)
}
