import { afterAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { changes, settings } from '#shop-api/db/schema/channels.ts'
import { MAX_GIVEN, openVault } from '#payment/test-cards/vault.ts'
import { noPayments } from '#shop-api/payment/payments.ts'
import { tellPaymentHosts } from '#shop-api/payment/tell-payment-hosts.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { openSellingShop } from '#tests/support/selling-shop.ts'
import { TEST_CARDS_URL } from '#tests/support/test-cards.ts'

const opened = await openTestDb()
afterAll(() => opened.close())
const shop = await openSellingShop(opened.db, [{ unit_price: 500, stock: 5 }])
const { app, vault } = shop.cards

const send = (card: object) => app.request('/tokens', { method: 'POST', body: JSON.stringify(card) })

test('the frame is shown in a page of the origin it speaks to, and in no other', async () => {
  const parent = 'https://moto.shop.example'
  const frame = await app.request(`/frame?parent=${encodeURIComponent(parent)}`)
  const policy = frame.headers.get('content-security-policy')
  expect(policy).toContain(`frame-ancestors ${parent}`)
  expect(policy).toContain("default-src 'none'")
  const html = await frame.text()
  expect(html).toContain(`data-parent="${parent}"`)
  expect([...html.matchAll(/autocomplete="(.+?)"/g)].map(([, name]) => name)).toEqual([
    'cc-number',
    'cc-name',
    'cc-exp',
    'cc-csc',
  ])
  for (const [, path = ''] of html.matchAll(/(?:src|href)="(files\/[^"]+)"/g)) {
    expect((await app.request(`/${path}`)).status, path).toBe(200)
  }
  for (const wrong of ['', 'null', '*', 'javascript:alert(1)', `${parent}/`, `${parent};script-src *`]) {
    expect((await app.request(`/frame?parent=${encodeURIComponent(wrong)}`)).status, wrong).toBe(400)
  }
  const challenge = await app.request('/challenges/nobody')
  expect(challenge.status).toBe(404)
  expect(challenge.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('cards given by strangers for nothing do not fill the disk, and kept ones stay', () => {
  const books = openVault(':memory:')
  const card = {
    last4: '1111',
    brand: 'Visa',
    expiry: '202908',
    holder_name: 'HANAKO YAMADA',
    customer_key: null,
    kept_from: null,
    behaviour: 'approve',
    created_at: '2026-11-20T03:00:00.000Z',
  } as const
  books.addCard({ ...card, token: 'kept', customer_key: 'cus_1' })
  for (let count = 0; count < MAX_GIVEN + 5; count += 1) books.addCard({ ...card, token: `tok_${count}` })
  expect(books.listCards()).toHaveLength(MAX_GIVEN + 1)
  expect([books.findCard('kept')?.token, books.findCard('tok_4')]).toEqual(['kept', undefined])
  expect(books.findCard('tok_5')).toBeDefined()
  books.close()
})

test('a card is taken as people type it off, and its number is kept nowhere', async () => {
  const typed = {
    number: '４１１１ 1111-1111 1111',
    expiration: '08/29',
    security_code: '１２３',
    holder_name: 'ｈanako yamada',
  }
  const answer = await send(typed)
  expect(await answer.json()).toEqual({
    token: expect.stringMatching(/^tok_/),
    brand: 'Visa',
    last4: '1111',
    expiry: '202908',
  })
  expect(vault.listCards()).toMatchObject([{ holder_name: 'HANAKO YAMADA' }])
  expect(JSON.stringify(vault.listCards())).not.toMatch(/411111|123"/)
  const empty = { number: '', expiration: '', security_code: '', holder_name: ' ' }
  const { errors } = (await (await send(empty)).json()) as { errors: { message: string }[] }
  expect(errors.map(({ message }) => message)).toEqual([
    'カード番号を入力してください。',
    'カード名義人をカードの記載どおりに入力してください。',
    '有効期限を入力してください。',
    'セキュリティコードは3桁または4桁の数字で入力してください。',
  ])
  const mistyped = await (await send({ ...typed, number: '4111111111111112' })).json()
  expect(mistyped).toMatchObject({ errors: [{ field: 'number' }] })
  expect((await send({ number: 4 })).status).toBe(400)
  expect((await send({ ...typed, holder_name: 'A'.repeat(20_000) })).status).toBe(413)
})

test('the shop’s API has no way to the provider’s pages, and names its origin in the settings, once', async () => {
  for (const path of ['/test-card-provider/tokens', '/tokens', '/frame', '/challenges/1']) {
    expect((await shop.app.request(path)).status, path).toBe(404)
  }
  const listChanges = () => opened.db.select().from(changes).where(eq(changes.type, 'settings'))
  const read = async () =>
    (await opened.db.select().from(settings)).find(({ key }) => key === 'PAYMENT.HOSTS')?.value
  await tellPaymentHosts(opened.db, noPayments, shop.clock.now)
  expect([await read(), await listChanges()]).toEqual([undefined, []])
  await tellPaymentHosts(opened.db, shop.cards, shop.clock.now)
  await tellPaymentHosts(opened.db, shop.cards, shop.clock.now)
  expect([await read(), (await listChanges()).length]).toEqual([`frame=${TEST_CARDS_URL}`, 1])
  const front = await shop.call('GET /v1/settings/front', {})
  expect(front['PAYMENT.HOSTS']).toBe(`frame=${TEST_CARDS_URL}`)
  await tellPaymentHosts(opened.db, noPayments, shop.clock.now)
  expect([await read(), (await listChanges()).length]).toEqual(['', 2])
})
