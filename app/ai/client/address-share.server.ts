/** How much of the visitors' budget one address may use, so that nobody uses it up alone (LIMIT-3). */

import { isSignedIn } from '#app/auth/session.server.ts'
import type { AiPayer } from '#app/entities/enums.ts'
import { addressLimit } from '#app/platform/request/address-limit.server.ts'
import { isLoopback } from '#app/platform/request/client-address.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { settings } from '#app/platform/settings.server.ts'

const perMinute = addressLimit(() => settings().AI_ADDRESS_PER_MINUTE, 60)
const perDay = addressLimit(() => settings().AI_ADDRESS_PER_DAY, 24 * 60 * 60)

type Share = {
  /** 0, or how many seconds the address has to wait. */
  waitS: number
  /** To be called where the model was not asked. */
  giveBack: () => Promise<void>
}

const unlimited: Share = { waitS: 0, giveBack: async () => {} }

/**
 * Counts a call for the client of the current request. A client on this machine is a proxy that is not trusted, and stands
 * for all visitors: they have their common budget.
 */
export async function takeShare(payer: AiPayer): Promise<Share> {
  const { address } = requestContext()
  if (payer !== 'visitor' || isLoopback(address) || (await isSignedIn())) return unlimited
  const waitS = Math.max(await perMinute.take(address), await perDay.take(address))
  const giveBack = async () => {
    await perMinute.giveBack(address)
    await perDay.giveBack(address)
  }
  if (waitS > 0) await giveBack()
  return { waitS, giveBack }
}
