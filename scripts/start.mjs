/** `npm start`: serves the build on PORT (5000). */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { problemOfVersion } from '../db/node-version.mjs'
import { fail } from './node-binary.mjs'
import { onParentExit } from './parent.mjs'
import { DEFAULT_PORT, problemOfPort } from './port.mjs'

const problem = problemOfVersion(process.versions.node)
if (problem) fail(problem)

const fromRoot = path => fileURLToPath(new URL(`../${path}`, import.meta.url))
const server = fromRoot('node_modules/@remix-run/serve/dist/cli.js')
const build = fromRoot('build/server/index.js')
if (!existsSync(build)) fail('There is no build: run `npm run build` first.')

process.env.PORT ||= DEFAULT_PORT
const taken = await problemOfPort(process.env.PORT, process.env.HOST)
if (taken) fail(taken)
process.env.NODE_ENV = 'production'
onParentExit(() => process.kill(process.pid, 'SIGTERM'))
// In this process, because a child process would not receive its signals.
process.argv = [process.execPath, server, build]
await import(new URL('../node_modules/@remix-run/serve/dist/cli.js', import.meta.url))
