/** `npm run up`: from a clone to a running site. Installs, builds, and serves on PORT (5000). */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectNode } from './node-binary.mjs'
import { ENDS_WITH_PARENT, onParentExit } from './parent.mjs'
import { binOf, install, root, run } from './run.mjs'

install()
const node = projectNode()
run(node, [binOf('@remix-run/dev', 'remix'), 'vite:build'])

const site = spawn(node, [join(root, 'scripts/start.mjs')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...ENDS_WITH_PARENT },
})
// A terminal sends Ctrl+C to both processes; this one waits for the site's graceful shutdown.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal))
onParentExit(() => site.kill('SIGTERM'))
site.on('exit', (status, signal) => process.exit(signal ? 1 : status))
