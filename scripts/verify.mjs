/** `npm run verify`: all checks that a change must pass, from a clone with nothing installed. */
import { join } from 'node:path'
import { projectNode } from './node-binary.mjs'
import { install, root, run } from './run.mjs'

await install()
run(projectNode(), [join(root, 'scripts/verify-steps.ts')])
