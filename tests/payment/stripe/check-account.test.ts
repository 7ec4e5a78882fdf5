import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOTICE_EVENTS } from '#payment/stripe/notices.ts'
import { openStripe } from '#payment/stripe/server.ts'
import { type Desk, ON_STAND_IN, openDesk } from '#tests/support/payment-stand-ins/stripe/open-desk.ts'
import { STAND_IN_ACCOUNT } from '#tests/support/payment-stand-ins/stripe/start.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const SETTINGS = {
  secret_key: STAND_IN_ACCOUNT.STRIPE_SECRET_KEY,
  public_key: STAND_IN_ACCOUNT.STRIPE_PUBLIC_KEY,
  webhook_secret: STAND_IN_ACCOUNT.STRIPE_WEBHOOK_SECRET,
  is_test: true,
}

describe('With the stand-in alone:', ON_STAND_IN, () => {
  test('an account whose key is good says where its notices go, and which are missing there', async () => {
    const good = await desk.provider.check()
    expect(good).toMatchObject({ key: 'good', told: '', notice_addresses: [] })
    expect(Math.abs(good?.clock_ahead_s ?? 99)).toBeLessThan(5)
    const add = (url: string, enabled_events: string[], status: string) =>
      desk.standIn.tell('POST /webhook-endpoints', { url, enabled_events, status })
    await add('https://api.shop.example/all', ['*'], 'enabled')
    await add('https://api.shop.example/few', NOTICE_EVENTS.slice(1), 'disabled')
    expect((await desk.provider.check())?.notice_addresses).toEqual([
      { url: 'https://api.shop.example/few', is_on: false, missing_events: ['payment_intent.succeeded'] },
      { url: 'https://api.shop.example/all', is_on: true, missing_events: [] },
    ])
  })

  test('a key that Stripe does not know, or without rights, is told with what to do, and never shown', async () => {
    const check = async (key: string) => {
      const found = await desk.openWith(key).provider.check()
      expect(JSON.stringify(found)).not.toContain(key)
      expect(found?.clock_ahead_s).not.toBeNull()
      return found
    }
    expect(await check('sk_test_rolledlongago')).toMatchObject({
      key: 'refused',
      told: expect.stringContaining('Set STRIPE_SECRET_KEY to a key of https://dashboard.stripe.com/apikeys'),
    })
    expect(await check('rk_test_without_rights')).toMatchObject({
      key: 'refused',
      told: expect.stringContaining('Give the restricted key the rights'),
    })
  })

  test('a restricted key that may not read webhooks is good, and nothing is said of them', async () => {
    const path = '/v1/webhook_endpoints'
    await desk.standIn.tell('POST /faults', { path, method: 'GET', kind: 'error', status: 403, code: 'x' })
    expect(await desk.provider.check()).toMatchObject({ key: 'good', notice_addresses: null })
  })

  test('Stripe that does not answer is no wrong key', async () => {
    await desk.standIn.tell('POST /faults', { path: '/v1/payment_intents', method: 'GET', kind: 'before' })
    expect(await desk.provider.check()).toMatchObject({ key: 'silent', clock_ahead_s: null })
    await desk.standIn.tell('POST /faults', { path: '/v1/payment_intents', method: 'GET', kind: 'error' })
    expect(await desk.provider.check()).toMatchObject({ key: 'silent' })
  })

  test('a clock that is wrong is measured', async () => {
    const { fetch } = desk.standIn
    for (const seconds of [-240, 240]) {
      const clock = () => new Date(Date.now() + seconds * 1000)
      const ahead = (await openStripe(SETTINGS, { clock, fetch }).provider.check())?.clock_ahead_s ?? 0
      expect(Math.abs(ahead - seconds)).toBeLessThan(5)
    }
  })
})

test('What the README has set up at Stripe is what the account is checked for', async () => {
  const page = await readFile('payment/stripe/README.md', 'utf8')
  for (const event of NOTICE_EVENTS) expect(page).toContain(`\`${event}\``)
})
