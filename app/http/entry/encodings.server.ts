/** The encodings of a cached body: made once, Brotli better in the background once a body has lasted. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Compressing shorter bodies gains nothing. */
const MIN_COMPRESSED_BYTES = 200
/** With whole blocks it takes no longer than 5, and makes 2 % less. */
const QUICK_QUALITY = 7
const BLOCK_BITS = 20
const BEST_QUALITY = 11
/** A body that lasts this long is worth the best compression, which takes about a hundred times as long. */
const BEST_AFTER_MS = 2000
/** Longer bodies would occupy a processor for seconds. */
const MAX_BEST_BYTES = 512 * 1024

/** The bits of the smallest window that holds the body: a larger one takes memory here and on the visitor's phone, for nothing. */
const windowBits = (bytes: number) =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  )

const brotli = (body: Buffer, quality: number) =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
      [constants.BROTLI_PARAM_LGBLOCK]: BLOCK_BITS,
    },
  })

/** Bodies are improved one after the other, so that requests keep their share of the machine. */
let improvements = Promise.resolve()

/** A body with its compressed forms. Compression runs outside of the main thread. */
export class EncodedBody {
  readonly isCompressed: boolean
  #encoded: Partial<Record<Encoding, Buffer | Promise<Buffer>>>
  #isBest: boolean
  #timer: NodeJS.Timeout | undefined

  /**
   * @param made encodings that exist already, as good as they can be
   * @param isCompressible false of a format that is compressed itself
   */
  constructor(
    readonly plain: Buffer,
    made: Partial<Record<Encoding, Buffer>> = {},
    isCompressible = true,
  ) {
    this.isCompressed = isCompressible && plain.length >= MIN_COMPRESSED_BYTES
    this.#encoded = made
    this.#isBest = made.br !== undefined
  }

  /** The body in this encoding; a promise while it is being made. */
  in(encoding: Encoding | null): Buffer | Promise<Buffer> {
    if (encoding === null) return this.plain
    return this.#encoded[encoding] ?? this.#encode(encoding)
  }

  /** Compresses the body better in the background, unless it is dropped before. */
  improveLater(): void {
    if (this.#isBest || this.#timer || !this.isCompressed || this.plain.length > MAX_BEST_BYTES) return
    this.#timer = setTimeout(() => {
      improvements = improvements.then(() => this.#improve())
    }, BEST_AFTER_MS).unref()
  }

  /** Call when the body is no longer used. */
  drop(): void {
    clearTimeout(this.#timer)
    this.#isBest = true
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

  async #improve(): Promise<void> {
    if (this.#isBest) return
    this.#isBest = true
    try {
      this.#encoded.br = await brotli(this.plain, BEST_QUALITY)
    } catch {
      // The quick encoding stays in use.
    }
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
