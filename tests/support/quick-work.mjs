/**
 * Loaded into the sites of tests, where two kinds of work would take more time than all that is tested. The best
 * compression of each page: only the budgets of the shared site count its bytes. The hashing of passwords, which is slow
 * on purpose: of each start and each sign-in.
 */
import { createRequire, syncBuiltinESMExports } from 'node:module'
import zlib from 'node:zlib'

const { brotliCompress, constants } = zlib
const MAX_QUALITY = Number(process.env.TEST_BROTLI_QUALITY ?? 1)

zlib.brotliCompress = (body, { params, ...options }, done) => {
  const quality = Math.min(params[constants.BROTLI_PARAM_QUALITY], MAX_QUALITY)
  return brotliCompress(body, { ...options, params: { ...params, [constants.BROTLI_PARAM_QUALITY]: quality } }, done)
}
syncBuiltinESMExports()

// Before the application imports it. A hash names its cost, by which passwords are compared.
const argon2 = createRequire(import.meta.url)('@node-rs/argon2')
const { hash, hashSync } = argon2
const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
argon2.hash = password => hash(password, cost)
argon2.hashSync = password => hashSync(password, cost)
