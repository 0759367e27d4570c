/**
 * Kills a site that writes, removes its data folder and restores it from the continuous copy: `npm run bench -- lost-disk`,
 * `KILLS` times (10), in turn with a folder and an S3-compatible store on loopback; needs a build. Fails where a restored
 * database is damaged or lacks a write that was confirmed more than a second before the kill.
 */
import { loseDisk } from '#tests/support/lost-disk.ts'
import { seeded } from '#tests/support/random.ts'
import { folderStore, s3Store } from '#tests/support/stores.ts'

const MAX_LOST_MS = 1000
const kills = Number(process.env.KILLS ?? 10)
const stores = [folderStore, s3Store]
const random = seeded('how long a site writes')

const losses = []
for (let round = 0; round < kills; round += 1) {
  await using store = await (stores[round % stores.length] ?? folderStore)()
  const loss = await loseDisk(store, { writeMs: 300 + random.fraction() * 2500, end: 'kill' })
  losses.push(loss)
  console.log(
    `${round + 1}: ${loss.confirmed} writes, ${loss.missing} missing, the last ${Math.round(loss.lostMs)} ms, ${loss.integrity}`,
  )
}
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const longest = Math.max(...losses.map(({ lostMs }) => lostMs))
const damaged = losses.filter(({ integrity, restored }) => integrity !== 'ok' || !restored.includes('Restored from'))
console.log(
  `\n${kills} kills: ${sum(losses.map(loss => loss.confirmed))} writes confirmed, ${sum(losses.map(loss => loss.missing))} missing, ` +
    `the oldest of them ${longest} ms before its kill; damaged or not restored: ${damaged.length}.`,
)
if (longest > MAX_LOST_MS || damaged.length > 0) process.exitCode = 1
