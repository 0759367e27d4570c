/** Enforces the import order of scripts/rooms.mjs. @type {import('dependency-cruiser').IConfiguration} */
import { importStages, rooms } from './scripts/rooms.mjs'

const insideOf = paths => `^(${paths.join('|')})/`
const test = '\\.test\\.tsx?$'

/** A room must not import later rooms, nor the modules above all rooms (root, entries, boot, routes.ts). */
const upwardAmong = order =>
  order.map((room, index) => ({
    name: `upward from ${room}`,
    severity: 'error',
    comment: `${room} may import only the rooms before it in scripts/rooms.mjs.`,
    from: { path: insideOf([room]), pathNot: test },
    to: { path: [...(index < order.length - 1 ? [insideOf(order.slice(index + 1))] : []), '^app/[^/]+$'] },
  }))

export default {
  forbidden: [
    ...upwardAmong(rooms),
    ...upwardAmong(importStages),
    {
      name: 'ui-imports-no-room',
      severity: 'error',
      comment: 'Primitives get their data passed in; their own words come in the language of the page.',
      from: { path: '^app/ui/', pathNot: test },
      to: { path: '^(app|db)/', pathNot: '^app/(ui|platform/text)/|^app/platform/(site-name|retention)\\.ts$' },
    },
    { name: 'no-circular-imports', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'unlisted-room',
      severity: 'error',
      comment: 'List each room in scripts/rooms.mjs.',
      from: { path: '^app/[^/]+/', pathNot: insideOf(rooms) },
      to: {},
    },
    { name: 'unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['node_modules', '^virtual:', '\\?', '\\.(css|json)$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
}
