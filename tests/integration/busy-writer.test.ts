/** Another process that writes without a pause: pages stay whole, although the content changes while they are rendered. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { a55 } from '#tests/support/phones.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
let writer: ChildProcess
beforeAll(async () => {
  site = await startSite()
  const code = `
    const database = new (require('better-sqlite3'))(process.argv[1], { timeout: 5000 })
    database.pragma('synchronous = OFF')
    for (let version = 1; ; version += 1) {
      database.pragma('user_version = ' + version)
      if (version === 1) console.log('writing')
    }`
  writer = spawn(process.execPath, ['-e', code, site.databasePath], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(writer.stdout as NonNullable<typeof writer.stdout>, 'data')
})
afterAll(async () => {
  writer.kill('SIGKILL')
  await site.stop()
})

test.each(['/', '/mobiles', '/samsung', a55.path, '/sitemap', '/search?q=nokia'])('%s is sent whole', async path => {
  for (let round = 0; round < 3; round += 1) {
    const response = await fetch(site.origin + path)
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/<\/html>/)
  }
})
