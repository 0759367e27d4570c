/** The memory in the summary of a source row. Pure. */
import { gigabytes } from '#app/facts/memory.ts'
import type { SourceRow } from './source.ts'

/** The row whose summary names the sizes of all its versions, the smallest first; null where none is missing. */
export function withMemoryOfVersions(row: SourceRow): SourceRow | null {
  const shortSpecs = { ...row.shortSpecs, ram: sizesOf(row, 'ram'), storage: sizesOf(row, 'storage') }
  const { ram, storage } = row.shortSpecs
  return shortSpecs.ram === ram && shortSpecs.storage === storage ? null : { ...row, shortSpecs }
}

/** `6GB / 8GB`; the text as it is where no version has another size. */
function sizesOf({ shortSpecs, variants }: SourceRow, size: 'ram' | 'storage'): string | undefined {
  const text = shortSpecs[size]
  if (!text) return text
  const named = text.split('/').map(own => own.trim())
  const others = variants.flatMap(variant => variant[size] ?? []).filter(isMissingIn(named))
  if (others.length === 0) return text
  return [...named, ...new Set(others)].sort((a, b) => (gigabytes(a) ?? 0) - (gigabytes(b) ?? 0)).join(' / ')
}

const isMissingIn = (named: string[]) => (size: string) => !named.some(own => gigabytes(own) === gigabytes(size))
