import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { importRuns } from '#db/schema/index.ts'
import { until } from '#tests/support/until.ts'
import { findRun, findRunOfOtherProcess, markInterruptedRuns } from './runs.server.ts'

const children: ChildProcess[] = []
beforeEach(() => {
  db().delete(importRuns).run()
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

async function started(command: string, ...args: string[]): Promise<ChildProcess> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  children.push(child)
  await once(child, 'spawn')
  return child
}

function givenRun(pid: number | undefined, startedAt: number) {
  const run = { id: 'run', kind: 'file', source: 'a.csv', parameters: {}, state: 'running', errors: [], username: 'x' }
  db()
    .insert(importRuns)
    .values({ ...run, pid: pid ?? 0, startedAt } as typeof importRuns.$inferInsert)
    .run()
}

const HOUR = 3_600_000
const hasProc = existsSync('/proc/self/stat')

describe('a run of another process', () => {
  test('is running as long as its process lives', async () => {
    const child = await started('sleep', '30')
    givenRun(child.pid, Date.now())
    markInterruptedRuns(Date.now())
    expect(findRunOfOtherProcess()).toMatchObject({ id: 'run' })
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(findRunOfOtherProcess()).toBeNull()
    markInterruptedRuns(5)
    expect(findRun('run')).toMatchObject({ state: 'interrupted', endedAt: 5 })
  })

  test.runIf(hasProc)('is interrupted when its pid belongs to a process that started later', async () => {
    const child = await started('sleep', '30')
    givenRun(child.pid, Date.now() - HOUR)
    expect(findRunOfOtherProcess()).toBeNull()
    markInterruptedRuns(5)
    expect(findRun('run')).toMatchObject({ state: 'interrupted' })
  })

  test.runIf(hasProc)('is interrupted when its process is a zombie', async () => {
    // The parent replaces itself, before its child ends, with another program that never reaps it.
    const parent = await started('sh', '-c', 'sleep 1 & echo $!; exec sleep 30')
    const [line] = await once(parent.stdout ?? parent, 'data')
    const pid = Number(line)
    const isZombie = () => readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
    await until(isZombie)
    givenRun(pid, Date.now())
    expect(findRunOfOtherProcess()).toBeNull()
  })
})
