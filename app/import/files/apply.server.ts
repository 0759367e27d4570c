/** Carries out what the plan of a file says, as an import run. */
import { recordPrice } from '#app/phones/record-price.server.ts'
import { type Outcome, type Starting, startRun, type Work } from '../runner.server.ts'
import { storeCandidate } from '../store.server.ts'
import type { FileOptions } from './options.ts'
import { planFile, type Step } from './plan.server.ts'
import type { ReadFile } from './read-file.server.ts'
import { type ExportStep, planExport, storeExportedBrand, storeExportedPhone } from './site-export.server.ts'

type Readable = Extract<ReadFile, { ok: true }>

/** The steps of a file: of an export as it stands, of a table with these options. */
export const planOf = async (read: Readable, options: FileOptions | null): Promise<(Step | ExportStep)[]> =>
  read.kind === 'export' ? planExport(read.file) : planFile(read.table, options ?? read.guess)

/** Starts the import of a file, unless another import is under way. */
export function startFileImport(name: string, read: Readable, options: FileOptions | null, username: string): Starting {
  const { mapping: _, ...about } = options ?? {}
  return startRun({
    kind: 'file',
    source: name,
    parameters: about,
    username,
    work: async work => applySteps(work, await planOf(read, options)),
  })
}

async function applySteps(work: Work, steps: (Step | ExportStep)[]): Promise<void> {
  work.expect(steps.length)
  for (const step of steps) work.each(() => applyStep(step))
  await work.flush()
}

function applyStep({ row, write }: Step | ExportStep): Outcome {
  const { line, name, outcome, says } = row
  const now = Date.now()
  switch (write?.kind) {
    case undefined:
      return outcome === 'refused' ? { refused: `${name} (line ${line}): ${says}` } : 'existing'
    case 'phone': {
      const stored = storeCandidate(write.candidate, null, now)
      return stored.outcome === 'refused' ? { refused: `${name} (line ${line}): ${stored.says}` } : stored.outcome
    }
    case 'price':
      return ['current', 'history'].includes(recordPrice(write.phoneId, write.point, write, now))
        ? 'updated'
        : 'existing'
    case 'brand':
      storeExportedBrand(write.brand)
      return 'new'
    case 'exported':
      storeExportedPhone(write.phone)
      return 'new'
  }
}
