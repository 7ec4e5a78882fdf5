import { Redis } from 'ioredis'

const ANSWER_MS = 2_000
const LONGEST_RETRY_MS = 2_000

/**
 * @param how `ask`: commands fail at once while Redis is away, and whoever asks goes on without. `wait`: for BullMQ, which waits
 * for jobs and goes on when Redis is back
 */
export function connect(url: string, name: string, how: 'ask' | 'wait'): Redis {
  const redis = new Redis(url, {
    connectionName: name,
    enableOfflineQueue: how === 'wait',
    maxRetriesPerRequest: how === 'wait' ? null : 0,
    connectTimeout: ANSWER_MS,
    ...(how === 'ask' && { autoResendUnfulfilledCommands: false, commandTimeout: ANSWER_MS }),
    retryStrategy: (times) => Math.min(100 * 2 ** Math.min(times, 10), LONGEST_RETRY_MS),
  })
  // Whoever asks is told; a connection that ends is made again.
  redis.on('error', () => {})
  return redis
}
