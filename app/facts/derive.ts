/** Derives the facts of a phone from its specifications and the tables. Pure. */

import { type FactPath, rangedPaths } from '#app/entities/facts.ts'
import { bodyFacts } from './body.ts'
import { cameraFacts } from './camera/camera-facts.ts'
import { chipFacts } from './chip/chip-facts.ts'
import { commsFacts } from './comms.ts'
import { factOf } from './fact.ts'
import { memoryFacts } from './memory.ts'
import { networkFacts } from './network/network-facts.ts'
import { batteryFacts, chargingFacts } from './power.ts'
import { screenFacts } from './screen.ts'
import { type DescribedPhone, specTexts } from './spec-texts.ts'
import type { FactTables } from './tables/tables.ts'
import { testSource } from './test-results.ts'
import { updateFacts } from './updates.ts'
import { factAt, type PhoneFacts, problemOfValue, withFact } from './values.ts'

/** A value that a text gives and that no phone has (FACT-2). */
export type ImpossibleValue = { fact: FactPath; value: unknown; problem: string }

export type PossibleFacts = { facts: PhoneFacts; impossible: ImpossibleValue[] }

/** The facts of a phone; null for each that is not known, or whose value is not possible. */
export function deriveFacts(phone: DescribedPhone, tables: FactTables): PhoneFacts {
  return derivePossible(phone, tables).facts
}

/** The same, with the values that are not possible, for an editor. */
export function derivePossible(phone: DescribedPhone, tables: FactTables): PossibleFacts {
  const read = readFacts(phone, tables)
  const impossible = rangedPaths.flatMap(fact => {
    const value = factAt(read, fact)?.value ?? null
    const problem = problemOfValue(fact, value)
    return problem === null ? [] : [{ fact, value, problem }]
  })
  return { facts: impossible.reduce((facts, { fact }) => withFact(facts, fact, null), read), impossible }
}

/** What the texts and tables say, in the order of the API. */
function readFacts(phone: DescribedPhone, tables: FactTables): PhoneFacts {
  const specs = specTexts(phone)
  const tests = tables.tests.phones[phone.slug] ?? {}
  const { kind, os, size, weightG, water, sims, screen } = withScreen(specs, tests)
  const { chip, speed, graphics } = chipFacts(specs, tables, tests)
  const { selfieMp, ...comms } = commsFacts(specs)
  const { network, fiveG, fiveGHere } = networkFacts(specs, tables.networks, chip?.value.name ?? null)
  const { loudspeaker } = tests
  return {
    kind,
    os,
    chip,
    speed,
    graphics,
    battery: batteryFacts(specs, tests),
    charging: chargingFacts(specs),
    screen,
    camera: { ...cameraFacts(specs), selfieMp },
    memory: memoryFacts(specs),
    updates: updateFacts(specs, tables),
    water,
    network,
    fiveG,
    fiveGHere,
    ...comms,
    sims,
    size,
    weightG,
    loudspeaker: loudspeaker
      ? factOf({ lufs: loudspeaker.lufs, rating: loudspeaker.rating }, testSource(loudspeaker))
      : null,
  }
}

/** The size of the screen tells a keypad phone from a smartphone. */
function withScreen(specs: Parameters<typeof screenFacts>[0], tests: Parameters<typeof screenFacts>[1]) {
  const screen = screenFacts(specs, tests)
  return { screen, ...bodyFacts(specs, screen.inches?.value ?? null) }
}
