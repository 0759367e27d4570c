/** A file that was read, handed over in batches and kept as bytes outside of the heap until its rows are needed. */
import { deserialize, serialize } from 'node:v8'
import type { ReadFile } from './read-file.ts'
import { cellsOf, type Row, type Rows } from './row.ts'

const BATCH = 200

/** A batch of a list of the file, or last what was read without its lists. */
export type BatchMessage = { list: ListName; items: Uint8Array<ArrayBuffer> } | { read: ReadFile; lengths: number[] }

const lists = ['rows', 'brands', 'mobiles', 'tables'] as const
type ListName = (typeof lists)[number]

const listsOf = (read: ReadFile): Partial<Record<ListName, Rows<unknown>>> => {
  if (!read.ok) return {}
  return read.kind === 'table' ? { rows: read.table.rows } : read.file
}

/** The messages of a worker. */
export function* batchesOf(read: ReadFile): Generator<{ message: BatchMessage; transfer: ArrayBuffer[] }> {
  const whole = listsOf(read)
  for (const list of lists) {
    const items = [...(whole[list] ?? [])]
    for (let start = 0; start < items.length; start += BATCH) {
      const bytes = Uint8Array.from(serialize(items.slice(start, start + BATCH)))
      yield { message: { list, items: bytes }, transfer: [bytes.buffer] }
    }
  }
  const lengths = lists.map(list => whole[list]?.length ?? 0)
  yield { message: { read: withLists(read, () => []), lengths }, transfer: [] }
}

/** Puts the messages of a worker together again. */
export class BatchedFile {
  readonly #batches: Record<ListName, Uint8Array[]> = { rows: [], brands: [], mobiles: [], tables: [] }
  /** Undefined until the last message. */
  read: ReadFile | undefined

  add(message: BatchMessage): void {
    if ('list' in message) this.#batches[message.list].push(message.items)
    else {
      const { read, lengths } = message
      this.read = withLists(read, list => new BatchedRows(this.#batches[list], lengths[lists.indexOf(list)] ?? 0))
    }
  }
}

class BatchedRows implements Rows<never> {
  readonly #batches: Uint8Array[]
  readonly length: number

  constructor(batches: Uint8Array[], length: number) {
    this.#batches = batches
    this.length = length
  }

  *[Symbol.iterator](): Generator<never> {
    for (const batch of this.#batches) for (const item of deserialize(batch) as unknown[]) yield asRead(item) as never
  }
}

/** Cells have no prototype, which serializing does not keep. */
function asRead(item: unknown): unknown {
  const { cells } = (item ?? {}) as Partial<Row>
  return cells ? { ...(item as Row), cells: cellsOf(Object.entries(cells)) } : item
}

function withLists(read: ReadFile, listOf: (list: ListName) => Rows<never>): ReadFile {
  if (!read.ok) return read
  if (read.kind === 'table') return { ...read, table: { ...read.table, rows: listOf('rows') } }
  const file = { ...read.file, brands: listOf('brands'), mobiles: listOf('mobiles'), tables: listOf('tables') }
  return { ...read, file }
}
