import { Redis } from 'ioredis'
import { onTestFinished } from 'vitest'
import { openRedis } from '#shop-api/process/open-redis.ts'

/** Any Redis whose databases 8 to 15 the tests may empty; '' for none. */
const redisServer = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379'

/** Redis where one answers, else none. REQUIRE_REDIS=1: it must. */
export const REDISES: readonly 'Redis'[] = (await isReachable()) ? ['Redis'] : []

async function isReachable(): Promise<boolean> {
  if (redisServer === '') return false
  const redis = new Redis(redisServer, { lazyConnect: true, retryStrategy: null })
  try {
    await redis.connect()
    return true
  } catch (error) {
    if (process.env['REQUIRE_REDIS'] === '1') throw error
    return false
  } finally {
    redis.disconnect()
  }
}

/** Each test file has a database of its own: files run beside each other. */
export const toRedisUrl = (database: number): string =>
  Object.assign(new URL(redisServer), { pathname: `/${database}` }).href

/** As if Redis had been restarted without what it kept, its scripts included. */
export async function emptyRedis(database: number): Promise<void> {
  const redis = new Redis(toRedisUrl(database))
  await redis.flushdb()
  await redis.script('FLUSH')
  redis.disconnect()
}

/** A connection of one process of the shop, until the test ends. */
export async function joinRedis(url: string, log: (entry: Record<string, unknown>) => void = failOnLog) {
  const redis = await openRedis(url, log)
  onTestFinished(() => redis.disconnect())
  return redis
}

function failOnLog(entry: Record<string, unknown>): never {
  throw new Error(JSON.stringify(entry))
}
