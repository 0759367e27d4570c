/** Which journeys `npm run verify` leaves to `npm run verify:rest`, by project; matched against file, title and tags. */

/** Files about the panel alone, which is in English; in other files the tag @panel says it of a journey. */
export const panelFiles = filesNamed(
  'admin',
  'admin-prices',
  'data-tables',
  'door',
  'import',
  'merge-phones',
  'panel-tools',
  'pictures',
  'site-settings',
)

/** What single pages have beside the ways of visitors through the site. */
const tools = ['helpers', 'images', 'instalments', 'toasts', 'true-size']

const restOf = {
  // What happens before and while the application starts or the connection is lost, the panel, shops that are read, and
  // what is like another journey.
  script: [filesNamed('lost-connection', 'offline', 'sources', 'start', 'typeface', ...tools), panelFiles, /@rest/],
  // The panel without script: the same journeys as with it.
  'no-script': [filesNamed('sources', ...tools), panelFiles, /@rest/],
}

const { JOURNEYS } = process.env

/**
 * The filter of a project: the first journeys (JOURNEYS=first), the others (JOURNEYS=rest), or all.
 * @param without journeys that the project never runs
 */
export function lane(project: keyof typeof restOf, without: RegExp): { grep?: RegExp[]; grepInvert: RegExp[] } {
  if (JOURNEYS === 'rest') return { grep: restOf[project], grepInvert: [without] }
  return { grepInvert: JOURNEYS === 'first' ? [without, ...restOf[project]] : [without] }
}

/** Journeys of other projects are none of the rest. */
export const isRest = JOURNEYS === 'rest'

function filesNamed(...names: string[]): RegExp {
  return new RegExp(`\\b(?:${names.join('|')})\\.test\\.ts`)
}
