/** What the panel says of a source that needs a person (SOURCE-9). */
import type { SourceFaultName } from '#app/prices/source-faults.server.ts'

export const sourceFaultTexts: Record<SourceFaultName, { title: string; toDo: string }> = {
  fails: {
    title: 'cannot be read',
    toDo: 'Look at its last run: the address may have moved, or the shop refuses to be read. Its prices grow old meanwhile.',
  },
  'matches-less': {
    title: 'has far fewer matches than before',
    toDo: 'Try it: the shop may have changed its pages or the names of phones.',
  },
}
