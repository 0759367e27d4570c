/** The encodings of a cached body: made once, Brotli better in the background once a body has lasted. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Compressing shorter bodies gains nothing. */
const MIN_COMPRESSED_BYTES = 200
const QUICK_QUALITY = 5
const BEST_QUALITY = 11
/** A body that lasts this long is worth the best compression, which takes about a hundred times as long. */
const BEST_AFTER_MS = 5000

const brotli = (body: Buffer, quality: number) =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })

let isImproving = false

/** A body with its compressed forms. Compression runs outside of the main thread. */
export class EncodedBody {
  readonly isCompressed: boolean
  #encoded: Partial<Record<Encoding, Buffer | Promise<Buffer>>>
  #madeAt = performance.now()
  #isBest: boolean

  /** @param made encodings that exist already, as good as they can be */
  constructor(
    readonly plain: Buffer,
    made: Partial<Record<Encoding, Buffer>> = {},
  ) {
    this.isCompressed = plain.length >= MIN_COMPRESSED_BYTES
    this.#encoded = made
    this.#isBest = made.br !== undefined
  }

  /** The body in this encoding; a promise while it is being made. */
  in(encoding: Encoding | null): Buffer | Promise<Buffer> {
    if (encoding === null) return this.plain
    if (encoding === 'br' && !this.#isBest && !isImproving && performance.now() - this.#madeAt > BEST_AFTER_MS) {
      this.#improve()
    }
    return this.#encoded[encoding] ?? this.#encode(encoding)
  }

  #encode(encoding: Encoding): Promise<Buffer> {
    const encoded = encoding === 'br' ? brotli(this.plain, QUICK_QUALITY) : promisify(gzip)(this.plain)
    this.#encoded[encoding] = encoded
    encoded.then(
      bytes => {
        this.#encoded[encoding] = bytes
      },
      () => {
        delete this.#encoded[encoding]
      },
    )
    return encoded
  }

  /** One body at a time, so that requests keep their share of the machine. */
  #improve(): void {
    isImproving = true
    this.#isBest = true
    brotli(this.plain, BEST_QUALITY)
      .then(bytes => {
        this.#encoded.br = bytes
      })
      // The quick encoding stays in use.
      .catch(() => undefined)
      .finally(() => {
        isImproving = false
      })
  }
}

const accepts = (accepted: string, encoding: Encoding) =>
  new RegExp(`\\b${encoding}\\b(?!;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)

/** Browsers send a handful of different headers; others are not remembered. */
const MAX_REMEMBERED = 100
const remembered = new Map<string, Encoding | null>()

/** The best encoding that this `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string): Encoding | null {
  let encoding = remembered.get(header)
  if (encoding === undefined) {
    encoding = (['br', 'gzip'] as const).find(name => accepts(header, name)) ?? null
    if (remembered.size < MAX_REMEMBERED) remembered.set(header, encoding)
  }
  return encoding
}
