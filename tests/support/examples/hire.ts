import { readTypedCode } from '#tests/support/read-typed-code.ts'
import { showTotp } from '#tests/support/totp.ts'
import type { ExampleShop } from './open-example-shop.ts'
import type { Visitor } from './open-notebook.ts'

const PASSWORD = 'kuzu-7721-moss'
const NEW_PASSWORD = 'yane-1195-rice'
const EMAIL = 'mamoru@example.jp'

/** How persons come to work in the shop, what they do with their accounts, and what is known of what they did. */
export async function hire(shop: ExampleShop): Promise<void> {
  const { token } = await shop.staff.call('POST /v1/admin/invitations', {
    body: { email: EMAIL, role: 'owner' },
  })
  const owner = shop.open()
  await owner.call('POST /v1/admin/auth/invitation', { body: { token } })
  const newcomer = { token, name: '店野 守', password: PASSWORD }
  await owner.call('POST /v1/admin/auth/invitation/accept', { body: newcomer })
  await keepAccount(shop, owner)
  await keepPersons(shop, owner)
  await takeBack(owner)
  await owner.call('POST /v1/admin/auth/logout')
}

async function keepAccount(shop: ExampleShop, owner: Visitor): Promise<void> {
  const { call } = owner
  await call('GET /v1/admin/auth/me')
  await call('PATCH /v1/admin/auth/me', { body: { name: '店野 守男' } })
  const { secret } = await call('POST /v1/admin/auth/totp', { body: { password: PASSWORD } })
  const code = showTotp(secret, shop.clock.now)
  const { recovery_codes } = await call('POST /v1/admin/auth/totp/confirm', { body: { code } })
  const elsewhere = shop.open()
  await elsewhere.call('POST /v1/admin/auth/login', { body: { email: EMAIL, password: PASSWORD } })
  await elsewhere.call('POST /v1/admin/auth/second-factor', { body: { code: recovery_codes[0]! } })
  const { data } = await call('GET /v1/admin/auth/sessions', { query: { per: 10 } })
  const other = data.find(({ is_own }) => !is_own)!
  await call('DELETE /v1/admin/auth/sessions/{id}', { params: { id: other.id } })
  await call('POST /v1/admin/auth/totp/off', { body: { password: PASSWORD } })
  await call('POST /v1/admin/auth/password', {
    body: { current_password: PASSWORD, password: NEW_PASSWORD },
  })
  await owner.call('POST /v1/admin/auth/reset', { body: { email: EMAIL } })
  const mailed = await readTypedCode(shop.db, EMAIL)
  await call('POST /v1/admin/auth/reset/confirm', {
    body: { email: EMAIL, code: mailed, password: PASSWORD },
  })
  await call('POST /v1/admin/auth/login', { body: { email: EMAIL, password: PASSWORD } })
}

async function keepPersons(shop: ExampleShop, { call }: Visitor): Promise<void> {
  const invite = (email: string) => call('POST /v1/admin/invitations', { body: { email, role: 'catalogue' } })
  const { id } = await invite('dare@example.jp')
  await call('GET /v1/admin/invitations', { query: { per: 10 } })
  await call('DELETE /v1/admin/invitations/{id}', { params: { id } })
  const { token } = await invite('kaoru@example.jp')
  await shop.open().call('POST /v1/admin/auth/invitation/accept', {
    body: { token, name: '店野 薫', password: PASSWORD },
  })
  const { data } = await call('GET /v1/admin/persons', { query: { per: 10 } })
  const kaoru = { params: { id: data.find(({ role }) => role === 'catalogue')!.id } }
  await call('PATCH /v1/admin/persons/{id}', { ...kaoru, body: { role: 'orders' } })
  await call('DELETE /v1/admin/persons/{id}', kaoru)
  const made = await call('POST /v1/admin/tokens', { body: { name: '在庫連携', role: 'catalogue' } })
  await call('GET /v1/admin/tokens', { query: { per: 10 } })
  await call('DELETE /v1/admin/tokens/{id}', { params: { id: made.id } })
}

async function takeBack({ call }: Visitor): Promise<void> {
  const { is_selling } = await call('GET /v1/admin/selling')
  await call('PUT /v1/admin/selling', { body: { is_selling: !is_selling } })
  const { data } = await call('GET /v1/admin/journal', { query: { kind: 'selling' } })
  const newest = { params: { id: data[0]!.id } }
  await call('GET /v1/admin/journal/{id}', newest)
  await call('POST /v1/admin/journal/{id}/undo', { ...newest, body: {} })
}
