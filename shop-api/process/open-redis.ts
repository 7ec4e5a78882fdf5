import type { Redis } from 'ioredis'
import { CannotStart } from './cannot-start.ts'
import type { Log } from './log.ts'

export type { Redis }

/** All keys of ours begin with it. Two installations on one Redis take a database each (`redis://…/1`). */
export const REDIS_PREFIX = 'noren:'

/** A Redis that has not answered by then is called away. Shoppers wait that long once, not at every request. */
const ANSWER_MS = 1_000
/** How long the start waits for it. Without it the shop opens all the same. */
const FIRST_ANSWER_MS = 1_000
const LONGEST_RETRY_MS = 2_000
/** What mending REDIS_URL mends; all else may pass by itself. */
const REFUSED = /^(WRONGPASS|NOAUTH|NOPERM|ERR (invalid DB|DB index))/

/**
 * Connects to the Redis that the processes of one installation share. While it is away, commands fail at once and are never
 * repeated: whoever asks goes on without. That it went and that it is back is logged, once each.
 * @throws CannotStart when it refuses us
 */
export async function openRedis(url: string, log: Log): Promise<Redis> {
  const { promise: settled, resolve: settle } = Promise.withResolvers<Error | undefined>()
  const { Redis: Client } = await import('ioredis')
  const redis = new Client(url, {
    connectionName: 'noren-api',
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
    retryStrategy: (times) => Math.min(100 * 2 ** Math.min(times, 10), LONGEST_RETRY_MS),
    // It answers, with an error: it is full, or a copy that may not be written.
    reconnectOnError: (error) => {
      if (!error.message.startsWith('NOSCRIPT')) tellAway(error)
      return error.message.startsWith('READONLY')
    },
  })
  let isAway = false
  const tellAway = (error: Error): void => {
    if (isAway) return
    isAway = true
    const [reason = ''] = error.message.split('\n')
    log({ level: 'warn', message: 'Redis is away: this process counts for itself.', error: reason })
  }
  redis.once('ready', () => settle(undefined))
  redis.once('error', settle)
  const timer = setTimeout(settle, FIRST_ANSWER_MS, new Error(`no answer within ${FIRST_ANSWER_MS} ms`))
  const failure = await settled
  clearTimeout(timer)
  if (failure && REFUSED.test(failure.message)) {
    redis.on('error', () => {})
    redis.disconnect()
    throw new CannotStart(`The Redis of REDIS_URL refuses us (${failure.message}); mend REDIS_URL.`)
  }
  if (failure) tellAway(failure)
  redis.on('error', tellAway)
  redis.on('reconnecting', () => tellAway(new Error('the connection ended')))
  redis.on('ready', () => {
    if (isAway) log({ level: 'info', message: 'Redis is back: processes count together.' })
    isAway = false
  })
  return redis
}
