/** Executes the plan of a file as an import run. */

import { settleCatalogue } from '#app/catalog/version.server.ts'
import type { Actor } from '#app/entities/role.ts'
import { refreshFactsWhileServing } from '#app/facts/store.server.ts'
import { doubtsAbout, holdPrice } from '#app/phones/held-prices.server.ts'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { changeOf, recordPrice } from '#app/phones/record-price.server.ts'
import { recordSoldOut } from '#app/phones/sold-out.server.ts'
import { planCatalogue } from '../plan/catalogue-plan.server.ts'
import type { ExportStep } from '../plan/export-plan.server.ts'
import { countMissing, describeMissing } from '../plan/known-pictures.server.ts'
import type { ImportFile } from '../plan/options.ts'
import { planOf } from '../plan/plan.server.ts'
import type { Step } from '../plan/step.ts'
import { priceState, recordImportChange } from './changes.server.ts'
import { type Outcome, type StartResult, startRun, type Work } from './runner.server.ts'
import { recordStoredPhone, storeCandidate } from './store.server.ts'
import { storeExportedBrand, storeExportedPhone, storeExportedTable } from './store-export.server.ts'

/** Starts the import of a file, unless another import is running. */
export function startFileImport(name: string, file: ImportFile, { username, role }: Actor): Promise<StartResult> {
  const { mapping: _, ...about } = file.kind === 'table' ? file.options : {}
  return startRun({
    kind: 'file',
    source: name,
    parameters: about,
    username,
    work: async work => applySteps(work, await planOf(file, role), username),
  })
}

/** Starts the import of what is new in the bundled catalogue, unless another import is running. */
export const startCatalogueImport = (username: string): Promise<StartResult> =>
  startRun({
    kind: 'file',
    source: 'of the bundled catalogue',
    parameters: {},
    username,
    async work(work) {
      await applySteps(work, await planCatalogue(), username)
      settleCatalogue()
    },
  })

async function applySteps(work: Work, steps: (Step | ExportStep)[], username: string): Promise<void> {
  work.setTotal(steps.length)
  for (const step of steps) work.addStep(() => applyStep(step, work.runId, username))
  await work.flush()
  if (steps.some(({ write }) => write?.kind === 'table')) await refreshFactsWhileServing()
}

function applyStep({ report, write }: Step | ExportStep, runId: string, username: string): Outcome {
  const { line, name, outcome, message } = report
  const now = Date.now()
  switch (write?.kind) {
    case undefined:
      if (outcome === 'other') return 'skipped'
      return outcome === 'refused' ? { refused: `${name} (line ${line}): ${message}` } : 'existing'
    case 'phone': {
      const stored = storeCandidate(write.candidate, null, now, runId)
      if (stored.outcome === 'refused') return { refused: `${name} (line ${line}): ${stored.message}` }
      return stored.outcome === 'new' ? added(write.candidate, `${name} (line ${line})`) : stored.outcome
    }
    case 'price':
      return applyPrice(write, runId, now)
    case 'sold-out':
      recordSoldOut(write.phoneId, write.at, runId, now)
      return { refused: `${name} (line ${line}): ${message}` }
    case 'brand':
      storeExportedBrand(write.brand)
      recordImportChange(
        runId,
        'brand',
        { subjectId: write.brand.id, subjectName: `brand ${write.brand.name}`, version: write.brand.version },
        now,
      )
      return 'new'
    case 'table':
      recordImportChange(runId, 'table', storeExportedTable(write.table, username, now), now)
      return 'new'
    case 'exported':
      storeExportedPhone(write.phone)
      recordStoredPhone(runId, write.phone.id, now)
      return added(write.phone, `${name} (line ${line})`)
  }
}

function added(phone: Parameters<typeof countMissing>[0], label: string): Outcome {
  const missing = countMissing(phone)
  return missing > 0 ? { added: `${label}: ${describeMissing(missing)}` } : 'new'
}

type PriceWrite = Extract<Step['write'], { kind: 'price' }>

function applyPrice(
  { phoneId, point, replacesEdited, historyOnly, review }: PriceWrite,
  runId: string,
  now: number,
): Outcome {
  const before = findPhoneById(phoneId)
  const recording = { replacesEdited, historyOnly }
  // Only now, because earlier rows of the same file are prices to compare with.
  const isNews = before && review && ['current', 'history'].includes(changeOf(before, point, recording))
  const doubts = isNews ? doubtsAbout(phoneId, point, review, now) : []
  if (doubts.length > 0) {
    return holdPrice({ mobileId: phoneId, point, doubts, runId }, now) ? 'held' : 'existing'
  }
  const { change, priceId, variant } = recordPrice(phoneId, point, recording, now)
  const after = findPhoneById(phoneId)
  if (!before || !after || change === 'known' || change === 'edited') return 'existing'
  const written = {
    subjectId: phoneId,
    subjectName: after.name,
    version: after.version,
    priceId,
    variant,
    before: priceState(before),
    after: priceState(after),
  }
  recordImportChange(runId, change === 'current' ? 'price' : 'history', written, now)
  return 'updated'
}
