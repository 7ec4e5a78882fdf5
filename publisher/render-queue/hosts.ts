import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { PREFIX } from './chunk-job.ts'

/** How often a host says that it is there, and how long it is believed. */
const BEAT_MS = 2_000
const BELIEVED_MS = 10_000

const KEPT_MS = 7 * 24 * 60 * 60 * 1_000

/** Queues by when a host was last there. */
const QUEUES = `${PREFIX}:queues`
const toKey = (queue: string) => `${PREFIX}:hosts:${queue}`

/** Milliseconds by the clock of Redis, which all hosts share. */
export async function readClock(redis: Redis): Promise<number> {
  const [seconds, micros] = await redis.time()
  return Number(seconds) * 1_000 + Math.floor(Number(micros) / 1_000)
}

/** Says that a host is there, until it is stopped. @param slots chunks it renders at once */
export function beat(redis: Redis, queue: string, id: string, slots: number) {
  const member = `${id} ${slots}`
  const say = async () => {
    const now = await readClock(redis)
    await redis
      .multi()
      .zadd(toKey(queue), now, member)
      .zremrangebyscore(toKey(queue), 0, now - BELIEVED_MS)
      .pexpire(toKey(queue), BELIEVED_MS)
      .zadd(QUEUES, now, queue)
      .exec()
  }
  const trySaying = () => void say().catch(() => {})
  trySaying()
  const timer = setInterval(trySaying, BEAT_MS)
  return {
    async stop(): Promise<void> {
      clearInterval(timer)
      await redis.zrem(toKey(queue), member).catch(() => {})
    },
  }
}

/** Chunks that all hosts there are render at once; 0 when there is none. @throws while Redis is away */
export async function countSlots(redis: Redis, queue: string): Promise<number> {
  const since = (await readClock(redis)) - BELIEVED_MS
  const members = await redis.zrangebyscore(toKey(queue), since, '+inf')
  return members.reduce((sum, member) => sum + Number(member.split(' ')[1]), 0)
}

/** Removes queues of older code, in which no host took anything for a week. */
export async function tidyQueues(redis: Redis, own: string): Promise<void> {
  const until = (await readClock(redis)) - KEPT_MS
  for (const name of await redis.zrangebyscore(QUEUES, 0, until)) {
    if (name === own) continue
    const queue = new Queue(name, { prefix: PREFIX, connection: redis })
    await queue.obliterate({ force: true })
    await queue.close()
    await redis.zrem(QUEUES, name)
  }
}
