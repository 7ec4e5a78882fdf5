import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bikes, user_bikes } from '#shop-api/db/schema/bikes.ts'
import { createAsk } from '#tests/support/ask-as.ts'
import { createMember } from '#tests/support/create-member.ts'
import { BIKES, insertBikes } from '#tests/support/insert-bikes.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

const MANY = Array.from({ length: 25 }, (_, at) => ({
  ...BIKES[0]!,
  key: `many-${at}`,
  model_key: `many-${at}`,
}))

describe.each(ONE_ENGINE)('a member keeps bikes (%s)', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ engine })
    await insertBikes(shop.db)
    await insertBikes(shop.db, 'moto', MANY)
    await insertBikes(shop.db, 'gift', [{ ...BIKES[0]!, key: 'gift-only' }])
  })
  afterAll(() => shop.close())

  async function join() {
    const ask = createAsk(shop)
    const as = await createMember(shop.db)
    return {
      id: as.id,
      add: (key: string) => ask(`PUT me/bikes/${key}`, { as }),
      remove: (key: string) => ask(`DELETE me/bikes/${key}`, { as }),
      list: async () =>
        ((await ask('GET me/bikes', { as })).body as { data: { key: string }[] }).data.map(({ key }) => key),
    }
  }

  test('adds a bike, twice without an error, and takes it off, twice without one', async () => {
    const { add, remove, list } = await join()
    expect(await list()).toEqual([])
    for (let times = 0; times < 2; times += 1) {
      expect(await add('sa400-2018')).toMatchObject({ status: 200, body: { result: true } })
    }
    expect(await list()).toEqual(['sa400-2018'])
    for (let times = 0; times < 2; times += 1) expect((await remove('sa400-2018')).status).toBe(204)
    expect(await list()).toEqual([])
  })

  test('finds the bike added last first', async () => {
    const { add, id, list } = await join()
    await add('sa400-2018')
    await add('kz-09-2021')
    const later = new Date(TEST_NOW.getTime() + 60_000)
    const [sr] = await shop.db.select().from(bikes).where(eq(bikes.key, 'sa400-2018'))
    await shop.db.update(user_bikes).set({ added_at: later }).where(eq(user_bikes.bike_id, sr!.id))
    expect(await list()).toEqual(['sa400-2018', 'kz-09-2021'])
    expect(await shop.db.$count(user_bikes, eq(user_bikes.user_id, id))).toBe(2)
  })

  test('keeps twenty, and may still add one of them again', async () => {
    const { add, remove, list } = await join()
    for (const { key } of MANY.slice(0, 20)) await add(key)
    expect(await add('many-20')).toMatchObject({
      status: 422,
      body: { code: 'user_bike.full', message: expect.stringContaining('20台まで') as string },
    })
    expect((await add('many-3')).status).toBe(200)
    expect(await list()).toHaveLength(20)
    await remove('many-3')
    expect((await add('many-20')).status).toBe(200)
  })

  test('keeps twenty also when several windows add at once', async () => {
    const { add, list } = await join()
    const answers = await Promise.all(MANY.map(({ key }) => add(key)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(await list()).toHaveLength(20)
    const once = await join()
    const same = await Promise.all(Array.from({ length: 8 }, () => once.add('sa400-2018')))
    expect(same.map(({ status }) => status)).toEqual(same.map(() => 200))
    expect(await once.list()).toEqual(['sa400-2018'])
  })

  test('sees and changes no other member’s', async () => {
    const [one, other] = [await join(), await join()]
    await one.add('sa400-2018')
    expect(await other.list()).toEqual([])
    await other.remove('sa400-2018')
    await other.add('kz-09-2021')
    expect(await one.list()).toEqual(['sa400-2018'])
  })

  test('adds no bike the shop does not know, nor one of another shop', async () => {
    const { add, remove, list } = await join()
    for (const key of ['no-such', 'gift-only', '%25', '..%2F', 'x'.repeat(5000)]) {
      expect((await add(key)).status, key).toBe(404)
      expect((await remove(key)).status, key).toBe(404)
    }
    expect(await list()).toEqual([])
  })

  test('a guest keeps none at the shop', async () => {
    for (const [method, path] of [
      ['GET', 'me/bikes'],
      ['PUT', 'me/bikes/sa400-2018'],
      ['DELETE', 'me/bikes/sa400-2018'],
    ] as const) {
      expect((await shop.request(`/moto/v1/${path}`, { method })).status, path).toBe(401)
    }
  })

  test('a bike that the shop no longer has leaves the lists of members', async () => {
    const { add, list } = await join()
    await insertBikes(shop.db, 'moto', [{ ...BIKES[0]!, key: 'short-lived' }])
    await add('short-lived')
    await shop.db.delete(bikes).where(eq(bikes.key, 'short-lived'))
    expect(await list()).toEqual([])
  })
})
