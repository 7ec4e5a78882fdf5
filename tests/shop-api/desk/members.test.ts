import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { createMember } from '#tests/support/create-member.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { openOrderDesk } from '#tests/support/order-desk.ts'
import { hirePerson } from '#tests/support/staff-person.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

async function open() {
  const desk = await openOrderDesk(opened.db)
  const join = (user: Parameters<typeof createMember>[1] = {}) =>
    createMember(opened.db, { channel: desk.channel.name, now: desk.clock.now, ...user })
  return { ...desk, join }
}

test('Members are found by number, name, kana, address and telephone; another shop’s are not there', async () => {
  const [desk, other] = [await open(), await open()]
  const user = { code: 'M-777', phone_number: '03-1111-2222', email: 'Aoki@Example.jp'.toLowerCase() }
  const { id } = await desk.join({ user })
  await desk.join({ user: { last_name: '別人', last_name_kana: 'ベツジン' } })
  const find = async (q: string) =>
    (await desk.call('GET /v1/admin/members', { query: { q } })).data.map((member) => member.id)
  for (const q of ['m-777', '青木陽子', '青木 陽子', 'あおき', 'aoki@', '0311112222', '03-1111'])
    expect([q, await find(q)]).toEqual([q, [id]])
  expect(await find('100%')).toEqual([])
  expect((await desk.call('GET /v1/admin/members', {})).data).toHaveLength(2)
  expect((await other.call('GET /v1/admin/members', {})).data).toEqual([])
  expect((await other.refuse('GET /v1/admin/members/{id}', { params: { id } })).status).toBe(404)
  const points = { request_key: 'key-12345', point: 5, reason: 'x' }
  const refused = await other.refuse('POST /v1/admin/members/{id}/points', { params: { id }, body: points })
  expect(refused.status).toBe(404)
})

test('One member is shown with what belongs to them, and with nothing that opens the account', async () => {
  const desk = await open()
  const member = await desk.join({ user: { password_hash: 'secret-hash', answer_hash: 'secret-answer' } })
  const order = await desk.order('card', [[0, 1]], { as: member.headers.authorization })
  const { order_no, total_payment } = order
  await desk.call('POST /v1/admin/orders/{id}/refunds', {
    params: { id: order.id },
    body: { request_key: crypto.randomUUID(), amount: 500, lines: [], reason: '' },
  })
  const shown = await desk.call('GET /v1/admin/members/{id}', { params: { id: member.id } })
  expect(shown).toMatchObject({ name: '青木 陽子', order_count: 1, orders: [{ order_no }], coupons: [] })
  expect(shown.spent).toBe(total_payment - 500)
  expect(JSON.stringify(shown)).not.toContain('secret')
})

test('Points move with a reason the member reads, once for a press, and never below what is there', async () => {
  const desk = await open()
  const member = await desk.join()
  const params = { id: member.id }
  const move = (point: number, request_key: string = crypto.randomUUID()) =>
    desk.call('POST /v1/admin/members/{id}/points', {
      params,
      body: { request_key, point, reason: 'お詫び' },
    })
  const key = crypto.randomUUID()
  await Promise.all([move(300, key), move(300, key), move(300, key)])
  expect((await move(-100)).points).toBe(200)
  const refused = await desk.refuse('POST /v1/admin/members/{id}/points', {
    params,
    body: { request_key: crypto.randomUUID(), point: -201, reason: '取り消し' },
  })
  expect(refused).toMatchObject({ status: 422, code: 'point.not_enough' })
  desk.headers['authorization'] = member.headers.authorization
  const { data } = await desk.call('GET /v1/me/point-histories', {})
  expect(data.map(({ point, reason }) => [point, reason])).toEqual([
    [-100, 'お詫び'],
    [300, 'お詫び'],
  ])
})

test('Orders of who left are for owner and managers; for all others they are not there', async () => {
  const desk = await open()
  const member = await desk.join()
  const { id, order_no } = await desk.order('card', [[0, 1]], { as: member.headers.authorization })
  await opened.db.update(users).set({ left_at: desk.clock.now }).where(eq(users.id, member.id))
  const request = async (path: string, init?: RequestInit) =>
    desk.app.fetch(new Request(`http://shop.test${path}`, init))
  const installation = async (path: string, init?: RequestInit) =>
    request(path, { ...init, headers: { ...init?.headers, authorization: desk.headers['authorization']! } })
  const { channel } = desk
  const statuses: unknown[] = []
  for (const role of ['owner', 'manager', 'orders', 'read_only'] as const) {
    const { browser } = await hirePerson(
      (path, init) =>
        (path.includes('/invitations') && !path.includes('accept') ? installation : request)(path, init),
      { channel: channel.name, role },
    )
    const listed = await browser.call('GET /v1/admin/orders', { query: { q: order_no } })
    const asked = await browser.ask('GET /v1/admin/orders/{id}', { params: { id } })
    statuses.push([role, listed.data.length, asked.status])
  }
  expect(statuses).toEqual([
    ['owner', 1, 200],
    ['manager', 1, 200],
    ['orders', 0, 404],
    ['read_only', 0, 404],
  ])
  expect((await desk.call('GET /v1/admin/members', {})).data).toEqual([])
  const former = await desk.call('GET /v1/admin/members/{id}', { params: { id: member.id } })
  expect(former.left_at).not.toBeNull()
})
