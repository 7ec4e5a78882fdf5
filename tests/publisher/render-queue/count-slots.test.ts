import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { PREFIX } from '#publisher/render-queue/chunk-job.ts'
import { beat, countSlots, readClock } from '#publisher/render-queue/hosts.ts'
import { onRedis } from '#tests/support/on-server.ts'
import { emptyRedis, joinRedis, toRedisUrl } from '#tests/support/test-redis.ts'

const DATABASE = 10
const QUEUE = 'render-test'

onRedis('hosts of a queue', () => {
  beforeEach(() => emptyRedis(DATABASE))

  test('count while they say that they are there, and not once they fell silent or left', async () => {
    const redis = await joinRedis(toRedisUrl(DATABASE))
    const silent = (await readClock(redis)) - 60_000
    await redis.zadd(`${PREFIX}:hosts:${QUEUE}`, silent, 'dead 8')
    expect(await countSlots(redis, QUEUE)).toBe(0)
    const heart = beat(redis, QUEUE, 'alive', 4)
    onTestFinished(() => heart.stop())
    await expect.poll(() => countSlots(redis, QUEUE)).toBe(4)
    await heart.stop()
    expect(await countSlots(redis, QUEUE)).toBe(0)
  })
})
