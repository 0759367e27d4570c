/** Addresses of published spreadsheets. Pure. */

/** The address that gives a published or shared Google spreadsheet as CSV; any other address as it is. */
export function exportAddress(address: string): string {
  const url = new URL(address)
  if (url.hostname !== 'docs.google.com') return address
  const published = /^\/spreadsheets\/d\/e\/([\w-]+)\//.exec(url.pathname)
  const gid = url.searchParams.get('gid') ?? /gid=(\d+)/.exec(url.hash)?.[1]
  if (published)
    return `https://docs.google.com/spreadsheets/d/e/${published[1]}/pub?output=csv${gid ? `&gid=${gid}` : ''}`
  const shared = /^\/spreadsheets\/d\/([\w-]+)/.exec(url.pathname)
  return shared
    ? `https://docs.google.com/spreadsheets/d/${shared[1]}/export?format=csv${gid ? `&gid=${gid}` : ''}`
    : address
}
