/**
 * The oldest Node that can run the site: its SQLite driver needs Node-API 10 (RUN-1). Plain JavaScript, because older
 * versions of Node must be able to run this check.
 */
const OLDEST = { major: 22, minor: 14 }

/**
 * Why this version of Node (`20.11.0`) cannot run the site; null when it can.
 * @param {string} version
 * @returns {string | null}
 */
export function problemOfVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return null
  return `The site needs Node ${OLDEST.major}.${OLDEST.minor} or newer, and this is ${version}. \`npm ci\` brings its own, which \`npm start\` uses.`
}
