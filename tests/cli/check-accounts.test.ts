import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkAccount, checkAccounts } from '#cli/commands/check-accounts.ts'
import type { PaymentAccount } from '#contract/shapes/payment-account.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { openPayingShop } from '#tests/support/open-paying-shop.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'

const ADDRESS = 'https://api.shop.example/moto/v1/stripe/receive/notices'
const PLACE = { what: 'Site moto', base: 'https://api.shop.example', channel: 'moto' }
const FINE = { key: 'good', told: '', clock_ahead_s: 2, notice_addresses: null } as const
const toAddress = (more = {}) => ({ url: ADDRESS, is_on: true, missing_events: [], ...more })

const toAccount = (check: Partial<PaymentAccount['check']> = {}, more: Partial<PaymentAccount> = {}) => ({
  provider: 'stripe',
  shops: ['kissa', 'moto'],
  is_test: false,
  check: { ...FINE, notice_addresses: [toAddress()], ...check },
  last_payment_at: '2026-11-28T01:00:00.000Z',
  last_notice_at: '2026-11-28T01:00:02.000Z',
  ...more,
})
const look = (account: PaymentAccount, place = PLACE) => checkAccount(account, place)
const listFaults = (account: PaymentAccount, place = PLACE) =>
  look(account, place).filter(({ is_fine }) => !is_fine)

test('An account with which all is well says so of key, clock, address and notices', () => {
  expect(look(toAccount()).map(({ is_fine, told }) => [is_fine, told])).toEqual([
    [true, 'stripe takes its key'],
    [true, 'its clock agrees with that of stripe'],
    [true, `stripe sends its notices to ${ADDRESS}`],
    [true, expect.stringContaining('the last notice of stripe came at 2026-11-28T01:00:02.000Z')],
  ])
  expect(checkAccount({ ...toAccount(), check: null }, PLACE)).toEqual([])
})

test('A key that is refused is told with what to do; a company that does not answer is no wrong key', () => {
  const refused = listFaults(toAccount({ key: 'refused', told: 'Copy it anew.', notice_addresses: null }))
  expect(refused).toMatchObject([{ told: 'stripe does not take its key', mend: 'Copy it anew.' }])
  const silent = toAccount({ key: 'silent', told: 'Lost.', clock_ahead_s: null, notice_addresses: null })
  expect(listFaults(silent)).toMatchObject([
    { told: 'stripe does not answer', mend: expect.stringContaining('Lost. Look at the network') },
  ])
})

test('A clock is told to be wrong from a minute on, and which way', () => {
  const read = (clock_ahead_s: number) => listFaults(toAccount({ clock_ahead_s }))[0]?.told
  expect([59, -59].map(read)).toEqual([undefined, undefined])
  expect(read(60)).toBe("the clock of the API's machine is 60 s ahead of that of stripe")
  expect(read(-301)).toBe("the clock of the API's machine is 301 s behind that of stripe")
})

describe('Where notices go:', () => {
  test('an address that is missing, off, or not told of everything is said to be so', () => {
    const read = (...notice_addresses: ReturnType<typeof toAddress>[]) =>
      listFaults(toAccount({ notice_addresses })).map(({ told, mend }) => `${told}: ${mend}`)
    expect(read()).toEqual([expect.stringContaining(`Add ${ADDRESS} there, with the events`)])
    // Of no shop, so the API does not know it.
    expect(read(toAddress({ url: 'https://api.shop.example/v1/stripe/receive/notices' }))).toHaveLength(1)
    expect(read(toAddress({ is_on: false }))).toEqual([expect.stringContaining('off: Turn it on')])
    expect(read(toAddress({ missing_events: ['charge.refunded'] }))).toEqual([
      expect.stringContaining('Add there: charge.refunded.'),
    ])
    // One that is as it should be is enough, and it may be that of another shop with the same account.
    const other = { url: 'https://api.shop.example/kissa/v1/stripe/receive/notices' }
    expect(read(toAddress({ is_on: false }), toAddress(other))).toEqual([])
  })

  test('an address nobody can reach is a fault where money moves, and is mentioned where none does', () => {
    for (const origin of [
      'http://api.shop.example',
      'https://localhost:4100',
      'https://10.0.0.7',
      'https://[::1]',
      'https://api',
      'https://noren.internal',
    ]) {
      const notice_addresses = [toAddress({ url: `${origin}/moto/v1/stripe/receive/notices` })]
      expect(listFaults(toAccount({ notice_addresses }))[0]?.told).toContain('cannot be reached from outside')
      const place = { ...PLACE, base: origin }
      const untold = toAccount({ notice_addresses: null })
      expect(listFaults(untold, place)[0]?.told).toContain('cannot be reached from outside')
      const test = { ...untold, is_test: true }
      expect(listFaults(test, place)).toEqual([])
      expect(
        look(test, place)
          .map(({ told }) => told)
          .join(),
      ).toContain('cannot be reached from outside')
    }
    expect(listFaults(toAccount({ notice_addresses: null }))).toEqual([])
  })
})

test('A shop that had payments and no notice of them is told what to set where', () => {
  const read = (last_notice_at: string | null, last_payment_at: string | null = '2026-11-28T01:00:00.000Z') =>
    listFaults(toAccount({}, { last_notice_at, last_payment_at }))
  const [never] = read(null)
  expect(never?.told).toContain('no notice of stripe ever came')
  for (const words of [
    '/moto/v1/stripe/receive/notices',
    'STRIPE_WEBHOOK_SECRET',
    'payment/stripe/README.md',
  ])
    expect(never?.mend).toContain(words)
  expect(read('2026-11-28T00:49:00.000Z')).toHaveLength(1)
  // It may be there before the shop has written its payment down.
  expect(read('2026-11-28T00:59:58.000Z')).toEqual([])
  expect(read(null, null)).toEqual([])
})

describe('Asked of an API:', () => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb()
  })
  afterAll(() => opened.close())

  test('the accounts of a shop are checked with the token, and nothing fails without it or without an API', async () => {
    const shop = await openPayingShop(opened.db)
    const { paper, desk, pass, buy, notify, findKey } = shop
    const [own, strange] = ['test-cards/receive/notices', 'another/program?secret=1'].map((path) =>
      toAddress({ url: `https://api.shop.example/${desk.channel.name}/v1/${path}` }),
    )
    paper.account.provider.check = async () => ({ ...FINE, notice_addresses: [own!, strange!] })
    const server = createAdaptorServer({ fetch: shop.app.fetch })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const site = { name: 'moto', channel: desk.channel.name }
    const ADMIN_TOKEN = (desk.headers['authorization'] ?? '').replace('Bearer ', '')
    const ask = async (env: Record<string, string> = { ADMIN_TOKEN }) =>
      (await checkAccounts(site, base, env)).map(({ is_fine, told }) => `${is_fine} ${told}`)

    expect(await ask({})).toEqual(['true without ADMIN_TOKEN its accounts for payments are not checked'])
    expect(await ask({ ADMIN_TOKEN: 'of another API' })).toEqual([expect.stringContaining('status 401')])
    const { order_no } = await buy('card')
    expect((await ask()).at(-1)).toContain('there was no payment to tell of')
    const { accounts } = await shop.caller.call('GET /v1/admin/payment-accounts', {})
    expect(accounts).toMatchObject([{ check: { notice_addresses: [own] } }])
    pass(11 * 60_000)
    expect((await ask()).at(-1)).toContain('false no notice of test-cards ever came')
    await notify({ idempotency_key: findKey(order_no) })
    expect((await ask()).at(-1)).toContain('true the last notice of test-cards came at')
    server.close()
    await once(server, 'close')
    expect(await ask()).toEqual([expect.stringContaining('no answer')])
  })
})
