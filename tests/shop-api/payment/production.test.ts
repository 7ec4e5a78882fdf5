import { afterAll, expect, test } from 'vitest'
import { checkProduction } from '#cli/commands/check-production.ts'
import type { CallName } from '#contract/index.ts'
import { readServerConfig } from '#shop-api/config.ts'
import { openDb } from '#shop-api/db/open-db.ts'
import { openPayments } from '#shop-api/payment/open-payments.ts'
import { noPayments } from '#shop-api/payment/payments.ts'
import { requireTakers } from '#shop-api/payment/require-takers.ts'
import { findDatabasePlace } from '#tests/support/database-place.ts'
import { openSellingShop, ORDERER, readyCart, tokenise } from '#tests/support/selling-shop.ts'
import { spawnShopApi } from '#tests/support/spawn-shop-api.ts'

const place = await findDatabasePlace('pglite', { is_migrated: true })
const opened = await openDb(place.url)
afterAll(() => place.forget())

/** What an installation with these variables takes payments by. */
const open = (env: Record<string, string | undefined>) =>
  openPayments(readServerConfig(env), { clock: () => new Date(), data_folder: opened.data_folder })

const PRODUCTION = { NODE_ENV: 'production' }
const SHELF = [{ unit_price: 500, stock: 5 }]

test('test cards are there without a word in development, and in production only where PAYMENT_TEST=allowed', async () => {
  for (const env of [PRODUCTION, { ...PRODUCTION, PAYMENT_TEST: 'refused' }, { PAYMENT_CARDS: 'off' }]) {
    expect(await open(env)).toBe(noPayments)
  }
  await expect(open({ ...PRODUCTION, PAYMENT_TEST: 'allowed' })).rejects.toThrow('PAYMENT_TEST_URL')
  const PAYMENT_TEST_URL = 'https://cards.shop.example'
  for (const env of [{}, { ...PRODUCTION, PAYMENT_TEST: 'allowed', PAYMENT_TEST_URL }]) {
    const payments = await open(env)
    const settings = payments.take('moto', 'card')?.settings.card
    expect(settings).toMatchObject({ code: 'card', provider: 'test-cards', is_test: true })
    await payments.close()
  }
  for (const [name, value] of [
    ['PAYMENT_TEST', 'yes'],
    ['PAYMENT_CARDS', 'no'],
  ] as const) {
    expect(() => readServerConfig({ [name]: value })).toThrow(name)
  }
  for (const [name, value] of [
    ['PAYMENT_TEST_URL', 'cards.shop.example'],
    ['PAYMENT_TEST_URL', 'https://cards.shop.example/cards'],
    ['PAYMENT_TEST_PORT', '70000'],
    ['PAYMENT_PROVIDERS', 'card=nobody'],
    ['PAYMENT_PROVIDERS', 'cheque=test-cards'],
    ['PAYMENT_PROVIDERS_MOTO', 'paypay=test-cards'],
  ] as const) {
    await expect(open({ [name]: value })).rejects.toThrow(name)
  }
})

// Each company says itself how a key looks that charges nobody; `sk_…` without a mode is an old one of KOMOJU's.
const TEST_KEYS: [variable: string, key: string][] = [
  ['STRIPE_SECRET_KEY', 'sk_test_abcdefgh1234'],
  ['STRIPE_SECRET_KEY', ' rk_test_abcdefgh1234\n'],
  ['STRIPE_PUBLIC_KEY', 'pk_test_abcdefgh1234'],
  ['STRIPE_SECRET_KEY_MOTO', 'sk_test_abcdefgh1234'],
  ['KOMOJU_SECRET_KEY', 'sk_test_abcdefgh1234'],
  ['KOMOJU_SECRET_KEY_MOTO', 'sk_abcdefgh1234'],
]
test.each(TEST_KEYS)(
  '%s=%s does not start in production, not even of a shop nobody names',
  async (name, key) => {
    const env = { ...PRODUCTION, [name]: key }
    const refused = open(env)
    await expect(refused).rejects.toThrow(`${name}: keys of a test mode`)
    await expect(refused).rejects.toThrow('PAYMENT_TEST=allowed')
    await expect(refused).rejects.not.toThrow(key.trim())
    expect(checkProduction(env).filter(({ told }) => told.includes(name))).toMatchObject([
      { what: 'Payments', is_fine: false, mend: expect.stringContaining('live keys') },
    ])
  },
)

test('keys of a test mode are taken out of production, in one where charging nobody is meant, and live ones everywhere', async () => {
  const toStripe = (mode: string) => ({
    STRIPE_SECRET_KEY: `sk_${mode}_abcdefgh1234`,
    STRIPE_PUBLIC_KEY: `pk_${mode}_abcdefgh1234`,
    STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh12345678',
    PAYMENT_PROVIDERS: 'card=stripe',
  })
  const allowed = { ...PRODUCTION, PAYMENT_TEST: 'allowed' }
  for (const env of [
    toStripe('test'),
    { ...allowed, ...toStripe('test') },
    { ...PRODUCTION, ...toStripe('live') },
  ]) {
    const payments = await open(env)
    const is_test = env.STRIPE_SECRET_KEY.includes('test')
    expect(payments.take('moto', 'card')?.settings.card).toMatchObject({ provider: 'stripe', is_test })
    await payments.close()
    expect(checkProduction(env).filter(({ what, is_fine }) => what === 'Payments' && !is_fine)).toEqual([])
  }
})

test('where nobody takes cards none is offered, and whoever names one is refused', async () => {
  const before = await openSellingShop(opened.db, SHELF)
  const cart = await readyCart(before, [[0, 1]], 'card')
  const { data } = await before.call('GET /v1/payments', {})
  const payment_id = data.find(({ code }) => code === 'card')?.id ?? 0
  const shop = before.configured({ payments: noPayments })
  const offered = await shop.call('GET /v1/payments', {})
  expect(offered.data.map(({ code }) => code)).toEqual(['bank_transfer', 'cash_on_delivery'])
  const { token } = cart
  const of_cart = await shop.call('GET /v1/payments/carts/{cartToken}', { params: { cartToken: token } })
  expect(of_cart.data.map(({ code }) => code)).toEqual(['bank_transfer', 'cash_on_delivery'])
  // The card was chosen while there was a provider.
  const { total_payment } = cart.detail.order
  const refused = await shop.refuse('POST /v1/carts/{cartToken}/decision', {
    params: { cartToken: token },
    body: { total_payment },
  })
  expect(refused).toMatchObject({ code: 'cart.decision.incomplete' })
  expect(refused.errors?.map(({ field }) => field)).toEqual(['detail.order.payment_id'])
  for (const body of [
    { token, payment_id, orderer: ORDERER },
    { token, card_token: await tokenise(before, '4111111111111111') },
  ]) {
    expect((await shop.refuse('PATCH /v1/carts/order/modify', { body })).status).toBe(422)
  }
  const name: CallName = 'GET /v1/settings/payment-service/{code}'
  expect(await shop.refuse(name, { params: { code: 'card' } })).toMatchObject({ status: 404 })
})

test('a shop that offers cards and has no provider does not start in production, and says how to mend it', async () => {
  const { channel } = await openSellingShop(opened.db, SHELF)
  await expect(requireTakers(opened.db, noPayments, { takes_cards: true })).rejects.toThrow(channel.name)
  await opened.close()
  const failure = await spawnShopApi({ DATABASE_URL: place.url, ...PRODUCTION }).then(
    (shop) => shop.end('SIGTERM').then(() => 'it started'),
    (error: Error) => error.message,
  )
  for (const word of [channel.name, 'PAYMENT_TEST=allowed', 'PAYMENT_CARDS=off'])
    expect(failure).toContain(word)
})
