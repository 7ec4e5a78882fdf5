import { expect, test } from 'vitest'
import { openKomoju } from '#payment/komoju/server.ts'
import { isTestKey, readKomojuSettings } from '#payment/komoju/settings.ts'
import { readExternalNumber, toExternalNumber } from '#payment/komoju/order-number.ts'

const shared = { KOMOJU_SECRET_KEY: 'sk_live_shared00', KOMOJU_WEBHOOK_SECRET: 'shared by all the shops' }
const own = {
  KOMOJU_SECRET_KEY_MOTO: 'sk_test_moto0000',
  KOMOJU_WEBHOOK_SECRET_MOTO: 'the one of moto alone',
}

test('a shop has an account of its own, or none; the shared one is asked for by no name', () => {
  expect(readKomojuSettings({})).toBeUndefined()
  expect(readKomojuSettings({ KOMOJU_SECRET_KEY: '' }, 'MOTO')).toBeUndefined()
  const ofAll = { secret_key: 'sk_live_shared00', webhook_secret: 'shared by all the shops' }
  expect(readKomojuSettings(shared)).toEqual(ofAll)
  expect(readKomojuSettings(shared, 'MOTO')).toBeUndefined()
  const ofMoto = { secret_key: 'sk_test_moto0000', webhook_secret: 'the one of moto alone' }
  expect(readKomojuSettings({ ...shared, ...own }, 'MOTO')).toEqual(ofMoto)
})

test('what cannot be right is named with its variable', () => {
  expect(() => readKomojuSettings({ ...shared, KOMOJU_SECRET_KEY_MOTO: 'sk_test_moto0000' }, 'MOTO')).toThrow(
    'KOMOJU_SECRET_KEY_MOTO needs KOMOJU_WEBHOOK_SECRET_MOTO beside it.',
  )
  expect(() => readKomojuSettings({ ...shared, KOMOJU_SECRET_KEY: 'pk_live_000000' })).toThrow(
    /^KOMOJU_SECRET_KEY must be KOMOJU's secret key/,
  )
  expect(() => readKomojuSettings({ ...own, KOMOJU_WEBHOOK_SECRET_MOTO: 'short' }, 'MOTO')).toThrow(
    /^KOMOJU_WEBHOOK_SECRET_MOTO must have 16 characters/,
  )
})

test('only a live key moves money, and browsers are told', () => {
  expect(['sk_live_000000', 'sk_test_000000', 'sk_0000000'].map(isTestKey)).toEqual([false, true, true])
  const { settings, provider } = openKomoju({ secret_key: 'sk_live_000000', webhook_secret: 'x'.repeat(16) })
  expect(Object.keys(settings)).toEqual(Object.keys(provider.methods))
  expect(settings.konbini).toEqual({
    code: 'konbini',
    provider: 'komoju',
    name: 'KOMOJU',
    entry: 'hosted',
    frame_url: null,
    script_url: null,
    public_key: '',
    is_test: false,
    is_3d_secure: false,
  })
  expect(settings.card?.is_3d_secure).toBe(true)
})

test('a card is never typed at the shop, so none can be named or kept', async () => {
  const { provider, close } = openKomoju({ secret_key: 'sk_live_000000', webhook_secret: 'x'.repeat(16) })
  expect(await provider.inspect('tok_1')).toBeUndefined()
  expect(
    await provider.keep({ token: 'tok_1', token_key: null, return_url: 'https://shop.example/' }),
  ).toEqual({
    result: 'unknown_token',
  })
  await provider.forget({ token: 'tok_1', token_key: 'cus_1' })
  const verdict = { transaction_id: 't', result: 'authenticated', signature: 's' } as const
  expect(await provider.readVerdict(verdict)).toBeUndefined()
  await close()
})

test('the number at KOMOJU says order and attempt', () => {
  const payment = { order_no: '20261128-0001', idempotency_key: '0b0a.1' }
  expect(toExternalNumber(payment)).toBe('20261128-0001.0b0a.1')
  expect(readExternalNumber('20261128-0001.0b0a.1')).toEqual(payment)
  for (const foreign of [null, undefined, '', 'ORDER1', '.key', 'order.']) {
    expect(readExternalNumber(foreign), String(foreign)).toEqual({ order_no: null, idempotency_key: null })
  }
})
