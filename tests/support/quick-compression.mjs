/**
 * Loaded into the sites of tests: the best compression of each page takes more time than all else, and only the budgets
 * of the shared site count its bytes.
 */
import { syncBuiltinESMExports } from 'node:module'
import zlib from 'node:zlib'

const { brotliCompress, constants } = zlib
const MAX_QUALITY = Number(process.env.TEST_BROTLI_QUALITY ?? 1)

zlib.brotliCompress = (body, { params, ...options }, done) => {
  const quality = Math.min(params[constants.BROTLI_PARAM_QUALITY], MAX_QUALITY)
  return brotliCompress(body, { ...options, params: { ...params, [constants.BROTLI_PARAM_QUALITY]: quality } }, done)
}
syncBuiltinESMExports()
