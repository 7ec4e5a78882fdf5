import { Redis as RedisClient } from 'ioredis'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createGuessBrake } from '#shop-api/http/guess-brake.ts'
import { CannotStart } from '#shop-api/process/cannot-start.ts'
import type { Redis } from '#shop-api/process/open-redis.ts'
import { onRedis } from '#tests/support/on-server.ts'
import { createAppWith } from '#tests/support/create-app-with.ts'
import { openCuttableWire } from '#tests/support/cuttable-wire.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'
import { emptyRedis, joinRedis, REDISES, toRedisUrl } from '#tests/support/test-redis.ts'

const DATABASE = 12

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const FROM = '203.0.113.5'

/** One process of the shop, in which a visitor may write twice in ten seconds. */
function open(redis: Redis) {
  const app = createAppWith(shop, { writes_per_10_s: 2 }, undefined, { redis })
  const write = async (from = FROM) => {
    const headers = { 'x-forwarded-for': from }
    return (await app.request('/moto/v1/there-is-no-such-call', { method: 'POST', headers })).status
  }
  return {
    write,
    async writeAll(count: number): Promise<number[]> {
      const answers: number[] = []
      for (let at = 0; at < count; at += 1) answers.push(await write())
      return answers
    },
  }
}

onRedis('processes that share a Redis', () => {
  beforeEach(() => emptyRedis(DATABASE))

  /** Redis behind a wire that can be cut, and what the shop says of it. */
  async function openWired() {
    const { hostname, port, pathname } = new URL(toRedisUrl(DATABASE))
    const wire = await openCuttableWire({ host: hostname, port: Number(port) || 6379 })
    const said: unknown[] = []
    const redis = await joinRedis(`redis://127.0.0.1:${wire.port}${pathname}`, (entry) =>
      said.push(entry['message']),
    )
    return { wire, said, redis, ...open(redis) }
  }

  test('a visitor who has spent what is allowed at one of them is refused by the other', async () => {
    const [first, second] = await Promise.all(
      [0, 1].map(async () => open(await joinRedis(toRedisUrl(DATABASE)))),
    )
    expect([await first!.write(), await second!.write()]).toEqual([404, 404])
    expect([await first!.write(), await second!.write()]).toEqual([429, 429])
    expect(await second!.write('203.0.113.6')).toBe(404)
  })

  test('what they keep has names that begin with noren:, ends by itself and names no visitor', async () => {
    await open(await joinRedis(toRedisUrl(DATABASE))).write()
    const redis = new RedisClient(toRedisUrl(DATABASE))
    const keys = await redis.keys('*')
    expect(keys).toEqual([expect.stringMatching(/^noren:limit:writes:[\w-]{43}$/)])
    expect(await redis.ttl(keys[0]!)).toBeGreaterThan(0)
    redis.disconnect()
  })

  test('a right word takes back its own guess alone, whichever of them hears it', async () => {
    const clock = () => TEST_NOW
    const [one, other] = await Promise.all(
      [0, 1].map(async () => createGuessBrake(clock, await joinRedis(toRedisUrl(DATABASE)))),
    )
    for (let at = 0; at < 50; at += 1) await one!.spend('word', `visitor ${at}`)
    await expect(other!.spend('word', 'late')).rejects.toMatchObject({ status: 429 })
    await other!.giveBack('word')
    await one!.spend('word', 'next')
    await expect(one!.spend('word', 'after')).rejects.toMatchObject({ status: 429 })
  })

  test('they go on when Redis is away, each for itself, and count together when it is back, though empty', async () => {
    const { wire, said, redis, writeAll } = await openWired()
    expect(await writeAll(3)).toEqual([404, 404, 429])
    await wire.cut()
    await vi.waitFor(() => expect(redis.status).not.toBe('ready'))
    expect(await writeAll(4)).toEqual([404, 404, 429, 429])
    expect(said).toEqual(['Redis is away: this process counts for itself.'])
    await emptyRedis(DATABASE)
    await wire.mend()
    await vi.waitFor(() => expect(redis.status).toBe('ready'), { timeout: 10_000 })
    const other = open(await joinRedis(toRedisUrl(DATABASE)))
    expect(await other.write()).toBe(404)
    expect(await writeAll(2)).toEqual([404, 429])
    expect(said).toEqual([
      'Redis is away: this process counts for itself.',
      'Redis is back: processes count together.',
    ])
  })

  test('a Redis that falls silent is waited for once, and not at every request', async () => {
    const { wire, said, redis, write } = await openWired()
    expect(await write()).toBe(404)
    wire.silence()
    expect(await write()).toBe(404)
    await vi.waitFor(() => expect(redis.status).not.toBe('ready'), { timeout: 5_000 })
    const began = performance.now()
    expect([await write(), await write()]).toEqual([404, 429])
    expect(performance.now() - began).toBeLessThan(500)
    expect(said).toEqual(['Redis is away: this process counts for itself.'])
  })

  test('a Redis that answers with errors alone is as good as none, which is said once', async () => {
    const admin = new RedisClient(toRedisUrl(DATABASE))
    // It may connect, and run none of our scripts.
    await admin.acl('SETUSER', 'noren-test', 'on', '>himitsu', '~*', '+@all', '-@scripting')
    const url = Object.assign(new URL(toRedisUrl(DATABASE)), { username: 'noren-test', password: 'himitsu' })
    const said: unknown[] = []
    const redis = await joinRedis(url.href, (entry) => said.push(entry['error']))
    expect(await open(redis).writeAll(3)).toEqual([404, 404, 429])
    await admin.acl('DELUSER', 'noren-test')
    admin.disconnect()
    expect(said).toEqual([expect.stringContaining('NOPERM')])
  })
})

test.each(REDISES)('A %s that refuses the password ends the start in one sentence', async () => {
  const url = Object.assign(new URL(toRedisUrl(DATABASE)), { username: 'nobody', password: 'himitsu' })
  const refusal = await joinRedis(url.href).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(CannotStart)
  expect((refusal as Error).message).toMatch(
    /^The Redis of REDIS_URL refuses us \(WRONGPASS [^;]+\); mend REDIS_URL\.$/,
  )
  expect((refusal as Error).message).not.toContain('himitsu')
})

test('A shop whose Redis is not there opens within seconds and counts for itself', async () => {
  const said: unknown[] = []
  const redis = await joinRedis('redis://127.0.0.1:1', (entry) => said.push(entry['message']))
  expect(await open(redis).writeAll(3)).toEqual([404, 404, 429])
  expect(said).toEqual(['Redis is away: this process counts for itself.'])
})
