/** Limits by client address, counted in the memory of this process (LIMIT-1). A restart begins them anew. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

export type AddressLimit = {
  /** Counts one use by this address; returns 0, or how many seconds it has to wait where the limit is reached. */
  take: (address: string) => Promise<number>
  /** How many seconds this address has to wait, without counting a use; 0 where it need not. */
  waitFor: (address: string) => Promise<number>
  /** Takes back a use that did not come about. */
  giveBack: (address: string) => Promise<void>
}

/**
 * A limit of so many uses by one address in a window that begins with its first use.
 * @param uses read at the first use, so that modules may make limits before the settings are known
 */
export function addressLimit(uses: () => number, windowS: number): AddressLimit {
  let made: RateLimiterMemory | undefined
  const limiter = () => {
    made ??= new RateLimiterMemory({ points: uses(), duration: windowS })
    return made
  }
  return {
    async take(address) {
      try {
        await limiter().consume(address)
        return 0
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return secondsOf(refusal)
      }
    },
    async waitFor(address) {
      const used = await limiter().get(address)
      return used && used.remainingPoints <= 0 ? secondsOf(used) : 0
    },
    async giveBack(address) {
      const { consumedPoints } = await limiter().reward(address)
      // An address that used nothing needs no memory.
      if (consumedPoints <= 0) await limiter().delete(address)
    },
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))
