import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { type CallName, calls } from '#contract/index.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { servedCalls } from '#shop-api/routes/served-calls.ts'
import { createMember } from '#tests/support/create-member.ts'
import { BIKES, insertBikes } from '#tests/support/insert-bikes.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { OWNED_THINGS, SECRET, toUnkeyedBody } from '#tests/support/owned-things.ts'
import { openSellingShop } from '#tests/support/selling-shop.ts'
import { openShopperBrowser } from '#tests/support/shopper-browser.ts'

/** Braces of these name what everybody may see. */
const NAMES_GOODS = /\/(products|bikes)\/\{/
const memberCalls = (Object.entries(calls) as [CallName, CallDefinition][])
  .filter(([name, { auth }]) => auth === 'member' && servedCalls.includes(name))
  .map(([name]) => name)
const findThing = (name: CallName) => OWNED_THINGS.find(([pattern]) => pattern.test(name))?.[1]
const keyedCalls = memberCalls.filter((name) => findThing(name) !== undefined)
const unkeyedCalls = memberCalls.filter((name) => findThing(name) === undefined)

test('Every call that names something of a member’s is asked by somebody else here', () => {
  const forgotten = unkeyedCalls.filter((name) => name.includes('{') && !NAMES_GOODS.test(name))
  expect(forgotten, 'say in tests/support/owned-things.ts how these come to name something').toEqual([])
  expect(keyedCalls.length).toBeGreaterThan(20)
})

describe.each(ONE_ENGINE)('what is a member’s on %s', (engine) => {
  let opened: OpenDb
  let tables: string[]
  beforeAll(async () => {
    opened = await openTestDb(engine)
    tables = await listOwned()
  })
  afterAll(() => opened.close())

  /** Tables whose rows are a member's, by the database's own word. */
  async function listOwned(): Promise<string[]> {
    const found = await opened.db.execute(
      sql`select table_name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`,
    )
    return toRows(found).map((row) => String(row['table_name']))
  }

  async function open() {
    const shop = await openSellingShop(opened.db, [
      { unit_price: 2_200, stock: 90 },
      { unit_price: 800, stock: 9 },
    ])
    const channel = shop.channel.name
    const now = shop.clock.now
    const owner = await createMember(opened.db, { channel, now, user: { last_name: SECRET, points: 777 } })
    Object.assign(shop.headers, owner.headers)
    const browse = (name: string) =>
      openShopperBrowser(async (path, init) => shop.app.request(path, init), { channel: name })
    const join = async (name = channel) => {
      const { headers } = await createMember(opened.db, { channel: name, now })
      return headers.authorization.replace('Bearer ', '')
    }
    const bearer = owner.headers.authorization.replace('Bearer ', '')
    return { shop, channel, browse, join, owner: { user_id: owner.id, bearer } }
  }

  /** Everything the database keeps of a member, as text. */
  async function readAll(user_id: number): Promise<string> {
    const own = tables.map(
      (name) =>
        sql`select ${name}::text as t, to_jsonb(x)::text as row from ${sql.identifier(name)} x where user_id = ${user_id}`,
    )
    const parts = [
      ...own,
      sql`select 'users' as t, to_jsonb(x)::text as row from users x where id = ${user_id}`,
      ...(['order_memos', 'order_receipts'] as const).map(
        (name) =>
          sql`select ${name}::text as t, to_jsonb(x)::text as row from ${sql.identifier(name)} x join orders o on o.id = x.order_id where o.user_id = ${user_id}`,
      ),
      sql`select 'inquiry_comments' as t, to_jsonb(x)::text as row from inquiry_comments x join inquiries i on i.id = x.inquiry_id where i.user_id = ${user_id}`,
      sql`select 'user_list_products' as t, to_jsonb(x)::text as row from user_list_products x join user_lists l on l.id = x.list_id where l.user_id = ${user_id}`,
      sql`select 'order_list_lines' as t, to_jsonb(x)::text as row from order_list_lines x join order_lists l on l.id = x.list_id where l.user_id = ${user_id}`,
      sql`select 'approval_requests' as t, to_jsonb(x)::text as row from approval_requests x where requester_id = ${user_id}`,
    ]
    const all = await opened.db.execute(sql`${sql.join(parts, sql` union all `)} order by 1, 2`)
    return JSON.stringify(toRows(all), null, 1)
  }

  test.each(keyedCalls)('%s is not there for anybody else', async (name) => {
    const { shop, channel, browse, join, owner } = await open()
    const keyed = await findThing(name)!({ shop, user_id: owner.user_id })
    const hasBody = (calls[name] as CallDefinition).body !== undefined
    const input = {
      params: keyed.params ?? {},
      ...(hasBody && { body: keyed.body ?? (await toUnkeyedBody(shop, name)) }),
    }
    const before = await readAll(owner.user_id)
    expect(before).toContain(SECRET)
    const sister = await openSellingShop(opened.db, [{ unit_price: 100, stock: 1 }])
    const askers = [
      { channel, bearer: await join() },
      { channel: sister.channel.name, bearer: await join(sister.channel.name) },
    ]
    for (const asker of askers) {
      const answer = await browse(asker.channel).ask(name, input, asker.bearer)
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain(SECRET)
    }
    expect((await browse(channel).ask(name, input)).status).toBe(401)
    expect(await readAll(owner.user_id)).toBe(before)
    // It was the owner that was missing, and nothing else.
    const own = await browse(channel).ask(name, input, owner.bearer)
    expect([401, 403, 404]).not.toContain(own.status)
    expect(own.status).toBeLessThan(500)
  })

  test('Whatever a member may do without naming anything leaves another’s things as they are, and unseen', async () => {
    const { shop, channel, browse, join, owner } = await open()
    for (const [, make] of OWNED_THINGS) {
      const isServed = keyedCalls.some((name) => findThing(name) === make)
      if (isServed) await make({ shop, user_id: owner.user_id })
    }
    // By the name all of them use below.
    const [bike] = BIKES
    await insertBikes(opened.db, channel, [{ ...bike!, key: 'goods-1' }])
    await shop.call('PUT /v1/me/bikes/{resourceKey}', { params: { resourceKey: 'goods-1' } })
    const before = await readAll(owner.user_id)
    expect(before).toContain('user_bikes')
    const ask = async (name: CallName, bearer: string) => {
      const body = await toUnkeyedBody(shop, name)
      const input = { params: { resourceKey: 'goods-1', product_id: 1 }, ...(body && { body }) }
      const answer = await browse(channel).ask(name, input, bearer)
      return { status: answer.status, text: await answer.text() }
    }
    for (const name of unkeyedCalls) {
      const { status, text } = await ask(name, await join())
      expect([name, status < 500, text.includes(SECRET)]).toEqual([name, true, false])
    }
    expect(await readAll(owner.user_id)).toBe(before)
    const seen: string[] = []
    for (const name of unkeyedCalls.filter((one) => one.startsWith('GET'))) {
      if ((await ask(name, owner.bearer)).text.includes(SECRET)) seen.push(name)
    }
    // The owner does see them, so there was something to hide.
    expect(seen).toEqual(
      expect.arrayContaining(['GET /v1/me/user', 'GET /v1/me/user-addresses', 'GET /v1/me/inquiries']),
    )
  })
})

/** PGlite answers an object with rows, PostgreSQL's driver the rows themselves. */
function toRows(result: unknown): Record<string, unknown>[] {
  return (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as Record<string, unknown>[]
}
