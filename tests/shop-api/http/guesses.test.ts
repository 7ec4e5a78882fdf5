import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { channels } from '#shop-api/db/schema/channels.ts'
import { hashPassword } from '#shop-api/secrets/password-hash.ts'
import { createAppWith } from '#tests/support/create-app-with.ts'
import { staffSecrets } from '#tests/support/editor.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'
import { hirePerson, STAFF_PASSWORD } from '#tests/support/staff-person.ts'
import { serveOnHttp } from '#tests/support/serve-on-http.ts'
import { emptyRedis, joinRedis, REDISES, toRedisUrl } from '#tests/support/test-redis.ts'

const REDIS_DATABASE = 11

let shop: TestShop
let email: string
beforeAll(async () => {
  shop = await openTestShop({ config: { staff: staffSecrets } })
  email = (await hirePerson(shop.request)).email
  const keycode_hash = await hashPassword('KUROGANE-2026')
  await shop.db.update(channels).set({ keycode_hash }).where(eq(channels.id, 1))
})
afterAll(() => shop.close())

async function countStatuses(answers: Promise<{ status: number }>[]) {
  const counts: Record<number, number> = {}
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const within64 = (host: number) => `2001:db8:1:2:${host.toString(16)}::${host}`

describe.each(['memory', ...REDISES] as const)('counted in %s', (where) => {
  /** The shop over HTTP, its limits fresh, at a moment that can be moved. */
  async function open(config = {}) {
    const clock = { now: TEST_NOW }
    if (where === 'Redis') await emptyRedis(REDIS_DATABASE)
    const redis = where === 'Redis' ? await joinRedis(toRedisUrl(REDIS_DATABASE)) : undefined
    const http = await serveOnHttp(
      createAppWith(shop, { staff: staffSecrets, ...config }, () => clock.now, { redis }),
    )
    const post = (path: string, from: string, body: object) =>
      http.send(`/moto/v1/${path}`, { method: 'POST', headers: { 'x-forwarded-for': from }, body })
    return {
      pass: (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1000)),
      sayKeycode: (from: string, keycode = 'wrong') => post('keycode/check', from, { keycode }),
      signIn: (from: string, password = 'wrong') => post('admin/auth/login', from, { email, password }),
      postNowhere: async (from: string) => (await post('there-is-no-such-call', from, {})).status,
    }
  }

  test('Whoever changes addresses within a network of IPv6 is one visitor, to keycode and staff alike', async () => {
    const { sayKeycode, signIn } = await open()
    const hosts = Array.from({ length: 30 }, (_, at) => within64(at + 1))
    expect(await countStatuses(hosts.map((from) => sayKeycode(from)))).toEqual({ 422: 10, 429: 20 })
    expect(await countStatuses(hosts.map((from) => signIn(from)))).toEqual({ 422: 10, 429: 20 })
    expect((await sayKeycode('2001:db8:1:3::1', 'KUROGANE-2026')).status).toBe(200)
    expect((await signIn('2001:db8:1:3::1', STAFF_PASSWORD)).status).toBe(200)
  })

  test('An IPv4 address in IPv6 notation is that address', async () => {
    const { sayKeycode } = await open()
    const spellings = ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109', '0:0:0:0:0:ffff:cb00:7109']
    const asked = Array.from({ length: 24 }, (_, at) => spellings[at % 4]!)
    expect(await countStatuses(asked.map((from) => sayKeycode(from)))).toEqual({ 422: 10, 429: 14 })
    expect((await sayKeycode('::ffff:cb00:710a')).status).toBe(422)
  })

  test('A customer with 65,536 networks may do as much as eight visitors', async () => {
    const { postNowhere } = await open({ writes_per_10_s: 2 })
    const from48 = async (network: number) => {
      const answers: number[] = []
      for (let at = 0; at < 3; at += 1)
        answers.push(await postNowhere(`2001:db8:77:${network.toString(16)}::${at + 1}`))
      return answers
    }
    for (let network = 1; network <= 8; network += 1) expect(await from48(network)).toEqual([404, 404, 429])
    expect(await from48(9)).toEqual([429, 429, 429])
    expect(await postNowhere('2001:db8:78::1')).toBe(404)
  })

  test('Many who guess at a person’s password together are slowed, and whoever knows it comes in after two minutes at most', async () => {
    const { signIn, pass } = await open()
    const guess = (round: number) =>
      Promise.all(Array.from({ length: 50 }, (_, at) => signIn(`198.51.${round}.${at + 1}`)))
    expect((await guess(0)).map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 422))
    const waits: number[] = []
    for (let round = 1; round <= 6; round += 1) {
      const refused = await guess(round)
      expect(refused.every(({ status }) => status === 429)).toBe(true)
      const wait = Number(refused[0]?.headers['retry-after'])
      waits.push(wait)
      pass(wait)
      // Their turn has come: each has one guess.
      expect((await guess(round)).some(({ status }) => status === 422)).toBe(true)
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    expect(waits[0]).toBeLessThanOrEqual(2)
    expect(Math.max(...waits)).toBeLessThanOrEqual(120)
    const asked = await signIn('203.0.113.200', STAFF_PASSWORD)
    const seconds = Number(asked.headers['retry-after'])
    expect([asked.status, seconds > 10 && seconds <= 120]).toEqual([429, true])
    expect(JSON.parse(asked.text)).toMatchObject({
      code: 'too_many_requests',
      message: `ただいま入力が集中しているため、確認に時間をいただいています。${seconds}秒ほどおいてから、もう一度お試しください。`,
    })
    pass(seconds - 1)
    expect((await signIn('203.0.113.200', STAFF_PASSWORD)).status).toBe(429)
    await guess(99)
    pass(1)
    expect((await signIn('203.0.113.200', STAFF_PASSWORD)).status).toBe(200)
    pass(2 * 60 * 60)
    expect((await signIn('203.0.113.201', STAFF_PASSWORD)).status).toBe(200)
  })

  test('Many who guess at one keycode together are slowed', async () => {
    const { sayKeycode, pass } = await open()
    const guesses = Array.from({ length: 60 }, (_, at) => sayKeycode(`198.51.100.${at + 1}`))
    expect(await countStatuses(guesses)).toEqual({ 422: 50, 429: 10 })
    const own = await sayKeycode('203.0.113.1', 'KUROGANE-2026')
    expect([own.status, Number(own.headers['retry-after']) <= 2]).toEqual([429, true])
    pass(2)
    expect((await sayKeycode('203.0.113.1', 'KUROGANE-2026')).status).toBe(200)
  })

  test('Who knows the keycode cannot go on guessing at others by saying it between', async () => {
    const { sayKeycode } = await open()
    const statuses: number[] = []
    for (let at = 0; at < 15; at += 1) {
      statuses.push((await sayKeycode('203.0.113.77')).status)
      statuses.push((await sayKeycode('203.0.113.77', 'KUROGANE-2026')).status)
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(10)
  })

  test('A right keycode takes back its own guess alone, not the wrong ones of others', async () => {
    const { sayKeycode } = await open()
    for (let at = 0; at < 49; at += 1) await sayKeycode(`198.51.100.${at + 1}`)
    expect((await sayKeycode('203.0.113.60', 'KUROGANE-2026')).status).toBe(200)
    const next = ['203.0.113.61', '203.0.113.62'].map((from) => sayKeycode(from))
    expect(await countStatuses(next)).toEqual({ 422: 1, 429: 1 })
  })
})
