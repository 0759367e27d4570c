/**
 * The end of `npm run up`: warnings of the start, then the addresses, and the administrator's password last.
 * @param {string} port
 * @param {string[]} said the lines that the start printed
 */
export function announcement(port, said) {
  const isPassword = line => line.startsWith('Administrator: ')
  const isProgress = line => line.startsWith('Filling the empty database')
  const address = `http://localhost:${port}`
  return [
    ...said.filter(line => !isPassword(line) && !isProgress(line)),
    '',
    `The site: ${address}`,
    `The panel: ${address}/admin`,
    ...said.filter(isPassword),
  ].join('\n')
}
