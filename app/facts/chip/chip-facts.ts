/** Chip, speed and graphics of a phone, from its chipset row, the chip table and its own measurements. Pure. */
import { dataSource, type Fact, type FactSource, factOf } from '../fact.ts'
import type { SpecTexts } from '../spec-texts.ts'
import type { Chip, PhoneTests } from '../tables/schemas.ts'
import type { FactTables } from '../tables/tables.ts'
import { testSource } from '../test-results.ts'
import type { ChipValue, GraphicsValue, SpeedValue } from '../values.ts'
import { chipKey } from './chip-key.ts'
import { type NamedChip, parseChip } from './parse-chip.ts'

type ChipFacts = { chip: Fact<ChipValue> | null; speed: Fact<SpeedValue> | null; graphics: Fact<GraphicsValue> | null }

export function chipFacts(specs: SpecTexts, tables: FactTables, tests: PhoneTests): ChipFacts {
  const row = specs.text('Platform', 'Chipset') ?? specs.phone.shortSpecs.processor ?? null
  const parsed = parseChip(row, tables.chipsByKey)
  if (!parsed) return { chip: null, speed: null, graphics: null }
  const entry = parsed.chip === null ? undefined : tables.chipsByKey.get(chipKey(parsed.chip))
  const value = { name: parsed.chip, id: entry?.id ?? null, how: parsed.how, all: parsed.all }
  const confidence = parsed.how === 'single' ? 'high' : parsed.how === 'region' ? 'medium' : 'low'
  return {
    chip: factOf(value, specs.source, confidence),
    speed: entry ? speedOf(entry, tests, tables) : speedRange(parsed.all, tables),
    graphics: entry ? graphicsOf(entry, tests, tables) : null,
  }
}

function speedOf(chip: Chip, tests: PhoneTests, tables: FactTables): Fact<SpeedValue> | null {
  const { speed } = chip
  if (!speed) return null
  const { confidence, ...figures } = speed
  const own = tests.geekbench6Multi
  return factOf(
    {
      ...figures,
      range: null,
      equivalentRange: [speed.geekbench6Equivalent, speed.geekbench6Equivalent] as [number, number],
      isMeasured: speed.basis === 'geekbench6',
      ownGeekbench6: own ? { points: own.value, source: testSource(own) } : null,
    },
    chipSource(chip, speed.basis, tables),
    confidence,
  )
}

/** The speed of a model whose row cannot tell which of several chips is sold here. */
function speedRange(all: NamedChip[], tables: FactTables): Fact<SpeedValue> | null {
  const speeds = all.flatMap(({ chip }) => tables.chipsByKey.get(chipKey(chip))?.speed ?? [])
  if (speeds.length < all.length || speeds.length < 2) return null
  const scores = speeds.map(({ score }) => score)
  const equivalents = speeds.map(({ geekbench6Equivalent: points }) => points)
  const value: SpeedValue = {
    score: null,
    geekbench6Equivalent: null,
    tier: null,
    basis: 'range',
    n: null,
    errorShare: Math.max(...speeds.map(({ errorShare }) => errorShare)),
    range: [Math.min(...scores), Math.max(...scores)],
    equivalentRange: [Math.min(...equivalents), Math.max(...equivalents)],
    isMeasured: speeds.every(({ basis }) => basis === 'geekbench6'),
    ownGeekbench6: null,
  }
  const confidences = speeds.map(({ confidence }) => confidence)
  const lowest = (['low', 'medium'] as const).find(each => confidences.includes(each)) ?? 'high'
  return factOf(value, chipTable(tables), lowest)
}

function graphicsOf(chip: Chip, tests: PhoneTests, tables: FactTables): Fact<GraphicsValue> | null {
  const own = tests.wildLifeExtreme
  if (!chip.graphics) return null
  const { confidence, ...figures } = chip.graphics
  return factOf(
    {
      ...figures,
      isMeasured: chip.graphics.basis === 'wildLifeExtreme',
      ownWildLifeExtreme: own ? { points: own.value, source: testSource(own) } : null,
    },
    chipSource(chip, chip.graphics.basis, tables),
    confidence,
  )
}

const chipTable = (tables: FactTables): FactSource => ({
  id: 'chips',
  url: null,
  date: tables.chips.version.slice(0, 10),
})

/** Where the score of a chip was measured: the laboratory with the date of its newest data set, or another site. */
function chipSource(chip: Chip, basis: string, tables: FactTables): FactSource {
  if (basis.startsWith('secondary-') && chip.secondary?.[0]) {
    return { id: chip.secondary[0].source, url: chip.secondary[0].url ?? null, date: null }
  }
  const newest = Object.values(chip.measured)
    .flatMap(({ snapshots }) => snapshots)
    .sort()
    .at(-1)
  // A score taken from another chip rests on the table's judgement that the two are alike.
  if (basis.startsWith('same-') || !newest) return chipTable(tables)
  return { ...dataSource(newest), id: 'gsmarena' }
}
