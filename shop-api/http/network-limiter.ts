import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from './api-error.ts'
import { toNetworks } from './visitor-networks.ts'

/** A /48 has 65,536 networks of the smaller kind. Together they may do as much as this many. */
const WIDE_SHARE = 8

export interface NetworkLimiter {
  /** @param kind each kind is counted separately @throws ApiError 429 with retry-after */
  spend: (address: string, message: string, kind?: string) => Promise<void>
  /** Takes one back that was spent. */
  giveBack: (address: string, kind?: string) => Promise<void>
}

/** Counts by the visitor's own network, and by the wider one around it (`visitor-networks.ts`). */
export function createNetworkLimiter(options: {
  name: string
  points: number
  duration: number
}): NetworkLimiter {
  const { name, points, duration } = options
  const near = new RateLimiterMemory({ keyPrefix: name, points, duration })
  const wide = new RateLimiterMemory({ keyPrefix: `${name}-wide`, points: points * WIDE_SHARE, duration })
  const toKeys = (address: string, kind: string) => {
    const networks = toNetworks(address)
    const keys = [[near, `${kind} ${networks.near}`] as const]
    return networks.wide === undefined ? keys : [...keys, [wide, `${kind} ${networks.wide}`] as const]
  }
  return {
    async spend(address, message, kind = '') {
      for (const [limiter, key] of toKeys(address, kind)) await consume(limiter, key, message)
    },
    async giveBack(address, kind = '') {
      for (const [limiter, key] of toKeys(address, kind)) await limiter.reward(key, 1)
    },
  }
}

async function consume(limiter: RateLimiterMemory, key: string, message: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new ApiError(
      429,
      { code: 'too_many_requests', message },
      { 'retry-after': String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))) },
    )
  }
}
