/** `npm run up`: from a clone to a running site. Installs, builds, and serves on PORT (5000). */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { announcement } from './announcement.mjs'
import { fail, projectNode } from './node-binary.mjs'
import { ENDS_WITH_PARENT, onParentExit } from './parent.mjs'
import { DEFAULT_PORT, problemOfPort } from './port.mjs'
import { binOf, install, root, runQuietly, step } from './run.mjs'

const port = process.env.PORT || DEFAULT_PORT
const problem = await problemOfPort(port, process.env.HOST)
if (problem) fail(problem)

await install()
const node = projectNode()
await step('Building the site', () => runQuietly(node, [binOf('@remix-run/dev', 'remix'), 'vite:build']))

const site = spawn(node, [join(root, 'scripts/start.mjs')], {
  cwd: root,
  stdio: ['inherit', 'pipe', 'inherit'],
  // A line for each request would push the password off the screen; LOG_LEVEL=info shows them.
  env: { ...process.env, ...ENDS_WITH_PARENT, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
})
// A terminal sends Ctrl+C to both processes; this one waits for the site's graceful shutdown.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal))
onParentExit(() => site.kill('SIGTERM'))
site.on('exit', (status, signal) => process.exit(signal ? 1 : status))

let isServing = false
const said = []
let listens = () => {}
const listening = new Promise(resolve => {
  listens = resolve
})
createInterface({ input: site.stdout }).on('line', line => {
  if (line.startsWith('[remix-serve]')) listens()
  else if (isServing) console.log(line)
  else said.push(line)
})
await step('Starting the site, the first time with filling its database', () => listening)
isServing = true
console.log(announcement(port, said))
