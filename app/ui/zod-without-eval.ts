/**
 * Keeps zod from trying `new Function`, which the policy of the pages forbids and browsers report. Imported first, because zod
 * asks for this when the first schema is made.
 */
const scope = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
scope.__zod_globalConfig = { ...scope.__zod_globalConfig, jitless: true }
