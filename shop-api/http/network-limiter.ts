import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { type Redis, REDIS_PREFIX } from '#shop-api/process/open-redis.ts'
import { ApiError } from './api-error.ts'
import { toNetworks } from './visitor-networks.ts'

/** A /48 has 65,536 networks of the smaller kind. Together they may do as much as this many. */
const WIDE_SHARE = 8

type Limiter = RateLimiterMemory | RateLimiterRedis

export interface NetworkLimiter {
  /** @param kind each kind is counted separately @throws ApiError 429 with retry-after */
  spend: (address: string, message: string, kind?: string) => Promise<void>
  /** Whether one more may be spent, without spending it. @throws ApiError 429 with retry-after */
  check: (address: string, message: string, kind?: string) => Promise<void>
  /** Takes one back that was spent. */
  giveBack: (address: string, kind?: string) => Promise<void>
}

/**
 * Counts by the visitor's own network, and by the wider one around it (`visitor-networks.ts`).
 * @param options `redis`: where all processes count together; left out or away, this one counts for itself
 */
export function createNetworkLimiter(options: {
  name: string
  points: number
  duration: number
  redis?: Redis | undefined
}): NetworkLimiter {
  const { name, points, redis } = options
  const near = createLimiter(options)
  const wide = createLimiter({ ...options, name: `${name}-wide`, points: points * WIDE_SHARE })
  const toKeys = (address: string, kind: string) => {
    const networks = toNetworks(address)
    const keys = [[near, `${kind} ${networks.near}`] as const]
    const all = networks.wide === undefined ? keys : [...keys, [wide, `${kind} ${networks.wide}`] as const]
    return redis ? all.map(([limiter, key]) => [limiter, toDigest(key)] as const) : all
  }
  return {
    async spend(address, message, kind = '') {
      for (const [limiter, key] of toKeys(address, kind)) await consume(limiter, key, message)
    },
    async check(address, message, kind = '') {
      for (const [limiter, key] of toKeys(address, kind)) {
        const spent = await limiter.get(key)
        if (spent && spent.consumedPoints >= limiter.points) throw toRefusal(spent, message)
      }
    },
    async giveBack(address, kind = '') {
      for (const [limiter, key] of toKeys(address, kind)) await limiter.reward(key, 1)
    },
  }
}

function createLimiter({
  name,
  points,
  duration,
  redis,
}: Parameters<typeof createNetworkLimiter>[0]): Limiter {
  const inMemory = new RateLimiterMemory({ keyPrefix: name, points, duration })
  if (!redis) return inMemory
  return new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `${REDIS_PREFIX}limit:${name}`,
    points,
    duration,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inMemory,
  })
}

/** What is counted may name an e-mail address; whoever reads Redis learns none. */
export function toDigest(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

async function consume(limiter: Limiter, key: string, message: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw toRefusal(refusal, message)
  }
}

const toRefusal = ({ msBeforeNext }: RateLimiterRes, message: string) =>
  new ApiError(
    429,
    { code: 'too_many_requests', message },
    { 'retry-after': String(Math.max(1, Math.ceil(msBeforeNext / 1000))) },
  )
