/** A full disk and a read-only one: reading goes on, nothing is half-written (FAULT-1, FAULT-3). */
import { closeSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import type { AdminClient } from '#tests/support/admin-client.ts'
import { givenDisk, lastingFaults, mountProblem, panelText, startSignedIn } from '#tests/support/faults.ts'
import { a55 } from '#tests/support/phones.ts'
import type { Site } from '#tests/support/site.ts'

const DISK_MB = 96

const typed = {
  firstName: 'Ayesha',
  lastName: 'Khan',
  email: 'ayesha@example.com',
  subject: 'feedback',
  message: 'Kept while nothing can be stored',
}

/** Writes until the disk has no byte left. */
function fill(folder: string): () => void {
  const path = join(folder, 'filler')
  const file = openSync(path, 'w')
  for (let size = 1024 * 1024; size >= 1; ) {
    try {
      writeSync(file, Buffer.alloc(size))
    } catch {
      size = Math.floor(size / 2)
    }
  }
  closeSync(file)
  return () => rmSync(path)
}

/** An import file that does not fit into what is left. */
const list = `Name;Price\n${'Samsung Galaxy A55;Rs 1,49,999\n'.repeat(20_000)}`

const addBrand = (admin: AdminClient, slug: string) => admin.post('/api/admin/brands', { name: slug, slug })

async function expectReading({ origin }: Site) {
  for (const path of ['/', '/mobiles?price=budget', a55.path, '/search?q=galaxy', '/healthz', '/api/brands']) {
    expect((await fetch(origin + path)).status, path).toBe(200)
  }
}

async function expectKeptForm({ origin }: Site) {
  const response = await fetch(`${origin}/contact`, {
    method: 'POST',
    body: new URLSearchParams(typed),
    headers: { Origin: origin },
  })
  expect(response.status).toBe(503)
  const text = await response.text()
  expect(text).toContain('nothing was saved')
  expect(text).toContain(typed.message)
}

const brandsIn = (path: string) => {
  const database = new Sqlite(path, { readonly: true })
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
  const slugs = database.prepare("SELECT slug FROM brands WHERE slug LIKE 'made-%'").pluck().all()
  database.close()
  return slugs
}

test.skipIf(mountProblem)(
  `a full disk refuses writes whole, until there is room again ${mountProblem ?? ''}`,
  async () => {
    using disk = givenDisk(DISK_MB)
    const { site, admin } = await startSignedIn({ folder: disk.folder })
    const makeRoom = fill(disk.folder)
    // Before any write fails.
    await site.printed('"fault":"full"')
    const stored: string[] = []
    let refused = new Response()
    // The log still has room for the first ones.
    for (let number = 0; refused.status === 200 && number < 500; number += 1) {
      const response = await addBrand(admin, `made-${number}`)
      if (response.status === 201) stored.push(`made-${number}`)
      else refused = response
    }
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5'])
    expect((await refused.json()).message).toContain('nothing was saved')
    await expectReading(site)
    await expectKeptForm(site)
    const upload = await admin.form('/admin/import', { intent: 'upload', file: new File([list], 'list.csv') })
    expect([upload.status, await upload.text()]).toEqual([503, expect.stringContaining('nothing was saved')])
    expect(readdirSync(join(disk.folder, 'uploads'))).toEqual([])
    expect(await lastingFaults(admin)).toEqual(['full'])
    for (const path of ['/admin', '/admin/operation'])
      expect(await panelText(admin, path)).toContain('The disk is full')
    makeRoom()
    expect((await addBrand(admin, 'made-afterwards')).status).toBe(201)
    expect(await lastingFaults(admin)).toEqual([])
    expect(await panelText(admin)).toContain('The disk is full It is over.')
    await site.stop()
    expect(brandsIn(site.databasePath).sort()).toEqual([...stored, 'made-afterwards'].sort())
  },
)

test.skipIf(mountProblem)(
  `a start on a read-only or a full disk serves for reading ${mountProblem ?? ''}`,
  async () => {
    using disk = givenDisk(DISK_MB)
    const { site: first, admin } = await startSignedIn({ folder: disk.folder })
    expect((await addBrand(admin, 'made-before')).status).toBe(201)
    await first.stop()
    const port = Number(new URL(first.origin).port)

    disk.remount('ro')
    const { site: readOnly, admin: other } = await startSignedIn({ folder: disk.folder, port })
    const visitor = { ...other, get: admin.get }
    await expectReading(readOnly)
    await expectKeptForm(readOnly)
    expect((await addBrand(admin, 'made-meanwhile')).status).toBe(503)
    expect(await lastingFaults(visitor)).toEqual(['read-only'])
    expect(await panelText(visitor)).toContain('The disk of the database is read-only')
    await readOnly.printed('serves a copy of')
    await readOnly.stop()

    disk.remount('rw')
    const makeRoom = fill(disk.folder)
    const { site: full } = await startSignedIn({ folder: disk.folder, port })
    await expectReading(full)
    await expectKeptForm(full)
    expect(await lastingFaults(visitor)).toEqual(['full'])
    await full.stop()
    makeRoom()
    expect(brandsIn(full.databasePath)).toEqual(['made-before'])
  },
)
