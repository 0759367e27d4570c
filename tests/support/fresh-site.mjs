/** Serves the build on an empty database, for the journeys. */
import { rmSync } from 'node:fs'
import './quick-compression.mjs'

const { DATABASE_PATH } = process.env
for (const side of ['', '-wal', '-shm']) rmSync(DATABASE_PATH + side, { force: true })
await import('../../scripts/start.mjs')
