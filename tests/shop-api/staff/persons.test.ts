import { afterAll, beforeAll, expect, test } from 'vitest'
import { STAFF_ROLES } from '#contract/staff-rights.ts'
import { inviteFirstOwner } from '#shop-api/staff/invite.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'
import { openShopperBrowser } from '#tests/support/shopper-browser.ts'
import { hirePerson, signInPerson, STAFF_PASSWORD } from '#tests/support/staff-person.ts'

let shop: TestShop
let owner: Awaited<ReturnType<typeof hirePerson>>['browser']
beforeAll(async () => {
  shop = await openTestShop({ config: { staff: staffSecrets } })
  owner = (await hirePerson(shop.request)).browser
})
afterAll(() => shop.close())

const findPerson = async (email: string) => {
  const { data } = await owner.call('GET /v1/admin/persons')
  return data.find((person) => person.email === email)!
}

test('The first owner of a shop says who they are, by a link that is good once and for seven days', async () => {
  const channel = { id: 2, name: 'gift' }
  const { path, expires_at } = await inviteFirstOwner(shop.db, { channel, email: null, now: TEST_NOW })
  const token = /^\/gift\/admin\/#\/invitation\/([\w-]{32})$/.exec(path)?.[1] ?? ''
  expect(expires_at.getTime() - TEST_NOW.getTime()).toBe(7 * 24 * 60 * 60 * 1000)
  const browser = openShopperBrowser(shop.request, { channel: 'gift' })
  const shown = await browser.call('POST /v1/admin/auth/invitation', { body: { token } })
  expect(shown).toMatchObject({ role: 'owner', email: null, is_known: false })
  const body = { token, name: '贈 花', email: 'Hana@Gift.example', password: STAFF_PASSWORD }
  const moto = openShopperBrowser(shop.request)
  expect((await moto.refuse('POST /v1/admin/auth/invitation', { body: { token } })).code).toBe(
    'admin.invitation_over',
  )
  const later = shop.at(new Date(expires_at.getTime() + 1))
  const late = openShopperBrowser(later.request, { channel: 'gift' })
  expect((await late.ask('POST /v1/admin/auth/invitation/accept', { body })).status).toBe(422)
  await browser.call('POST /v1/admin/auth/invitation/accept', { body })
  expect(await browser.call('GET /v1/admin/auth/me')).toMatchObject({
    person: { email: 'hana@gift.example' },
    role: 'owner',
    shops: [{ channel: 'gift', role: 'owner' }],
  })
  const again = openShopperBrowser(shop.request, { channel: 'gift' })
  expect((await again.ask('POST /v1/admin/auth/invitation/accept', { body })).status).toBe(422)
})

test('Of two who open one link at the same moment one comes in', async () => {
  const channel = { id: 1, name: 'moto' }
  const { path } = await inviteFirstOwner(shop.db, { channel, email: null, now: TEST_NOW })
  const token = path.split('/').at(-1) ?? ''
  const answers = await Promise.all(
    ['a', 'b'].map((name) =>
      openShopperBrowser(shop.request).ask('POST /v1/admin/auth/invitation/accept', {
        body: { token, name, email: `${name}@race.example`, password: STAFF_PASSWORD },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  const taken = await Promise.all(['a', 'b'].map((name) => findPerson(`${name}@race.example`)))
  const { id } = taken.find((person) => person !== undefined)!
  await owner.ask('DELETE /v1/admin/persons/{id}', { params: { id } })
})

test('Somebody who works in another shop takes an invitation up with their own login, and nobody else does', async () => {
  const { email, browser } = await hirePerson(shop.request, { channel: 'gift', email: 'both@gift.example' })
  const { token } = await owner.call('POST /v1/admin/invitations', { body: { email, role: 'orders' } })
  const newcomer = openShopperBrowser(shop.request)
  expect(await newcomer.call('POST /v1/admin/auth/invitation', { body: { token } })).toMatchObject({
    is_known: true,
    signed_in_as: null,
  })
  const body = { token, name: '偽 者', password: STAFF_PASSWORD }
  expect((await newcomer.refuse('POST /v1/admin/auth/invitation/accept', { body })).code).toBe(
    'admin.person_exists',
  )
  const other = await signInPerson(shop.request, 'owner@moto.example')
  expect((await other.refuse('POST /v1/admin/auth/invitation/accept', { body: { token } })).code).toBe(
    'admin.invitation_for_another',
  )
  const atMoto = await signInPerson(shop.request, email)
  expect((await atMoto.ask('GET /v1/admin/orders')).status).toBe(403)
  expect(await atMoto.call('POST /v1/admin/auth/invitation', { body: { token } })).toMatchObject({
    signed_in_as: '店野 守',
  })
  await atMoto.call('POST /v1/admin/auth/invitation/accept', { body: { token } })
  expect((await atMoto.ask('GET /v1/admin/orders')).status).toBe(200)
  expect((await atMoto.ask('POST /v1/admin/news')).status).toBe(403)
  const { shops } = await atMoto.call('GET /v1/admin/auth/me')
  expect(shops.map(({ channel, role }) => [channel, role])).toEqual([
    ['moto', 'orders'],
    ['gift', 'owner'],
  ])
  expect((await browser.ask('GET /v1/admin/orders')).status).toBe(200)
  const twice = await owner.refuse('POST /v1/admin/invitations', { body: { email, role: 'owner' } })
  expect(twice.code).toBe('admin.already_staff')
})

test('A withdrawn invitation opens nothing, and none is another shop’s to withdraw', async () => {
  const email = 'never@moto.example'
  const { id, token } = await owner.call('POST /v1/admin/invitations', { body: { email, role: 'manager' } })
  const { data } = await owner.call('GET /v1/admin/invitations')
  expect(JSON.stringify(data)).not.toContain(token)
  const gift = (await hirePerson(shop.request, { channel: 'gift', email: 'g2@gift.example' })).browser
  expect((await gift.ask('DELETE /v1/admin/invitations/{id}', { params: { id } })).status).toBe(404)
  expect((await owner.ask('DELETE /v1/admin/invitations/{id}', { params: { id } })).status).toBe(204)
  const browser = openShopperBrowser(shop.request)
  expect((await browser.ask('POST /v1/admin/auth/invitation', { body: { token } })).status).toBe(422)
})

test('Another role counts at once, and who is taken out may nothing any more', async () => {
  const { email, browser } = await hirePerson(shop.request, { role: 'catalogue', email: 'kae@moto.example' })
  const { id } = await findPerson(email)
  const params = { id }
  expect((await browser.ask('GET /v1/admin/orders')).status).toBe(403)
  await owner.call('PATCH /v1/admin/persons/{id}', { params, body: { role: 'orders' } })
  expect((await browser.ask('GET /v1/admin/orders')).status).toBe(200)
  const gift = (await hirePerson(shop.request, { channel: 'gift', email: 'g3@gift.example' })).browser
  expect((await gift.ask('PATCH /v1/admin/persons/{id}', { params, body: { role: 'owner' } })).status).toBe(
    404,
  )
  expect((await gift.ask('DELETE /v1/admin/persons/{id}', { params })).status).toBe(404)
  expect((await owner.ask('DELETE /v1/admin/persons/{id}', { params })).status).toBe(204)
  // The account worked nowhere else, so it is gone with its sessions.
  expect((await browser.ask('GET /v1/admin/orders')).status).toBe(401)
})

test('The last owner stays, also when two owners take each other out at the same moment', async () => {
  const { email, browser } = await hirePerson(shop.request, { email: 'second@moto.example' })
  const second = (await findPerson(email)).id
  const first = (await findPerson('owner@moto.example')).id
  const demote = (by: typeof owner, id: number) =>
    by.ask('PATCH /v1/admin/persons/{id}', { params: { id }, body: { role: 'manager' } })
  const answers = await Promise.all([demote(owner, second), demote(browser, first)])
  const statuses = answers.map(({ status }) => status)
  expect(statuses).toContain(200)
  const { data } = await openStaff().call('GET /v1/admin/persons', {}, TOKEN)
  expect(data.filter(({ role }) => role === 'owner')).toHaveLength(1)
  const last = data.find(({ role }) => role === 'owner')!.id
  const refused = await openStaff().refuse('DELETE /v1/admin/persons/{id}', { params: { id: last } }, TOKEN)
  expect([refused.status, refused.code]).toEqual([422, 'admin.last_owner'])
  for (const role of STAFF_ROLES.filter((one) => one !== 'owner')) {
    const to = { params: { id: last }, body: { role } }
    expect((await openStaff().ask('PATCH /v1/admin/persons/{id}', to, TOKEN)).status).toBe(422)
  }
  await openStaff().call(
    'PATCH /v1/admin/persons/{id}',
    { params: { id: first }, body: { role: 'owner' } },
    TOKEN,
  )
})

test('A token opens the shops it names, as far as its role and its person go, until it is revoked', async () => {
  const { email, browser } = await hirePerson(shop.request, { email: 'tokens@moto.example' })
  const made = await browser.call('POST /v1/admin/tokens', { body: { name: '在庫連携', role: 'catalogue' } })
  const program = openShopperBrowser(shop.request)
  const ask = async (name: Parameters<typeof program.ask>[0], channel = program) =>
    (await channel.ask(name, {}, made.token)).status
  expect(await ask('GET /v1/admin/news')).toBe(200)
  expect(await ask('GET /v1/admin/orders')).toBe(403)
  expect(await ask('GET /v1/admin/news', openShopperBrowser(shop.request, { channel: 'gift' }))).toBe(403)
  expect(await program.call('GET /v1/admin/auth/me', {}, made.token)).toMatchObject({
    person: null,
    role: 'catalogue',
    shops: [{ channel: 'moto' }],
  })
  // A program is nobody who could change an account, or make tokens for itself.
  const grab = { body: { current_password: STAFF_PASSWORD, password: 'yane-1195-rice' } }
  expect((await program.ask('POST /v1/admin/auth/password', grab, made.token)).status).toBe(403)
  const { data } = await owner.call('GET /v1/admin/tokens')
  expect(JSON.stringify(data)).not.toContain(made.token)
  const wrong = { body: { name: 'x', role: 'owner' as const, channels: ['gift'] } }
  expect((await browser.refuse('POST /v1/admin/tokens', wrong)).code).toBe('admin.not_owner_there')
  // Nor for a shop in which its person works, and is no owner.
  const invited = { body: { email, role: 'manager' as const } }
  const { token } = await createEditor(shop.request, { channel: 'gift' }).call(
    'POST /v1/admin/invitations',
    invited,
  )
  const atGift = await signInPerson(shop.request, email, 'gift')
  await atGift.call('POST /v1/admin/auth/invitation/accept', { body: { token } })
  expect((await browser.refuse('POST /v1/admin/tokens', wrong)).code).toBe('admin.not_owner_there')
  const { id } = await findPerson(email)
  await owner.call('PATCH /v1/admin/persons/{id}', { params: { id }, body: { role: 'orders' } })
  expect(await ask('GET /v1/admin/news')).toBe(200)
  expect((await program.ask('POST /v1/admin/news', { body: {} }, made.token)).status).toBe(403)
  expect((await owner.ask('DELETE /v1/admin/tokens/{id}', { params: { id: made.id } })).status).toBe(204)
  expect(await ask('GET /v1/admin/news')).toBe(401)
})

test('With an owner go the open invitations by which one could come back, and the journal has all of it', async () => {
  const { email, browser } = await hirePerson(shop.request, { email: 'leaving@moto.example' })
  const open = async (role: 'owner' | 'orders') =>
    (await browser.call('POST /v1/admin/invitations', { body: { email: `${role}@back.example`, role } }))
      .token
  const [back, harmless] = [await open('owner'), await open('orders')]
  const made = await browser.call('POST /v1/admin/tokens', { body: { name: '在庫', role: 'read_only' } })
  const { id } = await findPerson(email)
  await owner.ask('DELETE /v1/admin/tokens/{id}', { params: { id: made.id } })
  await owner.call('PATCH /v1/admin/persons/{id}', { params: { id }, body: { role: 'manager' } })
  const status = async (token: string) =>
    (await openShopperBrowser(shop.request).ask('POST /v1/admin/auth/invitation', { body: { token } })).status
  expect([await status(back), await status(harmless)]).toEqual([422, 200])
  const told = async (kind: string) => {
    const { data } = await owner.call('GET /v1/admin/journal', { query: { kind } })
    return data.map(({ action, name }) => `${name} ${action}`)
  }
  expect((await told('invitations')).slice(0, 3)).toEqual([
    'owner@back.example removed',
    'orders@back.example created',
    'owner@back.example created',
  ])
  expect((await told('tokens')).slice(0, 2)).toEqual(['在庫 removed', '在庫 created'])
  // Nor by one of somebody who was taken out altogether.
  const gone = await hirePerson(shop.request, { email: 'gone@moto.example' })
  const invitation = { email: 'again@back.example', role: 'manager' as const }
  const { token } = await gone.browser.call('POST /v1/admin/invitations', { body: invitation })
  expect(await status(token)).toBe(200)
  const params = { id: (await findPerson(gone.email)).id }
  await owner.ask('DELETE /v1/admin/persons/{id}', { params })
  expect(await status(token)).toBe(422)
})

const TOKEN = 'token-of-the-test'
const openStaff = () => openShopperBrowser(shop.request)
