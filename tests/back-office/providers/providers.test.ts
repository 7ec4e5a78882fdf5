import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authProvider } from '#back-office/providers/auth-provider.ts'
import { dataProvider } from '#back-office/providers/data-provider.ts'
import { forgetMe, isKnownAsNobody, readMe } from '#back-office/providers/me.ts'
import type { StaffRole } from '#contract/staff-rights.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { openStaffPage } from '#tests/support/back-office/open-staff-page.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { openOrderDesk, type OrderDesk } from '#tests/support/order-desk.ts'
import { hirePerson } from '#tests/support/staff-person.ts'

interface Tag {
  id: number
  key: string
  name: string
  version: number
}

let opened: OpenDb
let desk: OrderDesk

beforeAll(async () => {
  opened = await openTestDb()
  desk = await openOrderDesk(opened.db)
})
afterAll(() => opened.close())
beforeEach(() => forgetMe())

async function open(role: StaffRole) {
  const request = async (path: string, init?: RequestInit) => desk.app.request(path, init)
  const channel = desk.channel.name
  const bearer = (desk.headers['authorization'] ?? '').replace('Bearer ', '')
  const email = `${crypto.randomUUID()}@shop.example`
  const { browser } = await hirePerson(request, { channel, bearer, role, email })
  const wire = openStaffPage({ request, channel, browser })
  return { wire, leave: () => browser.jar.clear() }
}

const may = (resource: string, action: string) => authProvider.canAccess!({ resource, action })
const make = async (key: string) => {
  const { data } = await dataProvider.create<Tag>('tags', { data: { key, name: key } })
  return (await dataProvider.getOne<Tag>('tags', { id: data.id })).data
}

test('Whoever works on orders is offered to change those, to read the rest, and nothing of the staff', async () => {
  await open('orders')
  expect(await may('orders', 'save')).toBe(true)
  expect(await may('products', 'edit')).toBe(true)
  expect(await may('products', 'create')).toBe(false)
  expect(await may('products', 'delete')).toBe(false)
  expect(await may('persons', 'list')).toBe(false)
})

test('Who is signed in is asked once, and again when the network was away', async () => {
  const { wire } = await open('orders')
  wire.cut = true
  await expect(readMe()).rejects.toMatchObject({ status: 0 })
  expect(isKnownAsNobody()).toBe(false)
  await Promise.all([readMe(), readMe(), may('orders', 'list')])
  expect(wire.calls).toEqual(Array.from({ length: 2 }, () => 'GET /v1/admin/auth/me'))
})

test('That nobody is signed in is known after one question, and there is no session to end', async () => {
  const { wire, leave } = await open('orders')
  leave()
  await expect(readMe()).rejects.toMatchObject({ status: 401 })
  await authProvider.logout({})
  await expect(authProvider.checkAuth({})).rejects.toMatchObject({ status: 401 })
  expect(wire.calls).toEqual(['GET /v1/admin/auth/me'])
})

test('A change over what somebody else saved meanwhile is refused, and so is its removal', async () => {
  await open('owner')
  const mine = await make('summer')
  const theirs = { id: mine.id, data: { ...mine, name: '夏' }, previousData: mine }
  await dataProvider.update('tags', theirs)
  const change = { ...theirs, data: { ...mine, name: '夏もの' } }
  await expect(dataProvider.update('tags', change)).rejects.toMatchObject({ status: 409 })
  const removal = { id: mine.id, previousData: mine }
  await expect(dataProvider.delete('tags', removal)).rejects.toMatchObject({ status: 409 })
  expect((await dataProvider.getOne<Tag>('tags', { id: mine.id })).data.name).toBe('夏')
})

test('What is refused says why beside its field', async () => {
  await open('owner')
  await make('winter')
  await expect(make('winter')).rejects.toMatchObject({
    status: 422,
    body: { errors: { key: expect.any(String) } },
  })
})

test('A list says how long it is beyond its page, its filters go along, and many are read at once', async () => {
  const { wire } = await open('owner')
  for (const key of ['a-1', 'a-2', 'a-3']) await make(key)
  const list = (perPage: number, filter = {}) =>
    dataProvider.getList<Tag>('tags', {
      pagination: { page: 1, perPage },
      sort: { field: 'id', order: 'ASC' },
      filter,
    })
  const { data, total } = await list(1)
  expect(data).toHaveLength(1)
  expect(total).toBeGreaterThanOrEqual(3)
  expect((await list(25, { q: 'a-' })).data.map(({ key }) => key).sort()).toEqual(['a-1', 'a-2', 'a-3'])
  await list(1_000, { q: '' })
  expect(wire.calls.at(-1)).toBe('GET /v1/admin/tags?page=1&per=all')
})
