import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildBackOffice } from '#cli/back-office/build-back-office.ts'
import { listScreens, type Screen } from '#tests/support/back-office/list-screens.ts'
import { lookAtScreen, openScreen, watchRequests } from '#tests/support/back-office/look-at-screen.ts'
import { openStaffBrowser, WIDE } from '#tests/support/back-office/open-staff-browser.ts'
import { signIn } from '#tests/support/back-office/sign-in.ts'
import { createEditor, STAFF } from '#tests/support/editor.ts'
import { openShopperBrowser } from '#tests/support/shopper-browser.ts'
import { spawnShopApi } from '#tests/support/spawn-shop-api.ts'
import { hirePerson } from '#tests/support/staff-person.ts'
import { isMyTurn } from '#tests/support/turns.ts'

let api: Awaited<ReturnType<typeof spawnShopApi>>
let browser: Awaited<ReturnType<typeof openStaffBrowser>>
let editor: ReturnType<typeof createEditor>
let email: string

beforeAll(async () => {
  await buildBackOffice()
  // The demo shop has nearly everything a shop can have.
  ;[api, browser] = await Promise.all([
    spawnShopApi({
      DEMO: '1',
      ADMIN_TOKEN: STAFF.token,
      PAYMENT_TEST_PORT: '0',
      READS_PER_10_S: '100000',
      WRITES_PER_10_S: '10000',
    }),
    openStaffBrowser(),
  ])
  editor = createEditor(api.request)
  const hired = await hirePerson(api.request, { email: 'walker@moto.example' })
  ;({ email } = hired)
  const { token } = await createEditor(api.request, { channel: 'hojin' }).call('POST /v1/admin/invitations', {
    body: { email, role: 'owner' },
  })
  // The same browser, at the address of the other shop.
  const there = openShopperBrowser(api.request, { channel: 'hojin' })
  for (const [cookie, value] of hired.browser.jar) there.jar.set(cookie, value)
  await there.call('POST /v1/admin/auth/invitation/accept', { body: { token } })
  await editor.call('POST /v1/admin/popups', {
    body: { title: '秋の点検フェア', body: '<p>ご来店をお待ちしています。</p>', picture: null, href: null },
  })
  await editor.call('POST /v1/admin/redirects', { body: { from: '/shop/old.html', to: '/product/' } })
  await agreeOnPrice()
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await api?.end('SIGKILL')
})

/** The demo shop sells to nobody by agreement. */
async function agreeOnPrice(): Promise<void> {
  const account_code = 'K-1001'
  await editor.call('POST /v1/admin/business-accounts', {
    body: { code: account_code, name: '株式会社のれん製作所', price_rate: 95, note: '', is_active: true },
  })
  await editor.call('POST /v1/admin/business-buyers', {
    body: {
      account_code,
      email: 'demo@example.jp',
      role: 'buyer',
      order_limit: 30_000,
      monthly_limit: null,
      is_active: true,
    },
  })
  const { data } = await editor.call('GET /v1/admin/products', { query: { per: 1 } })
  const { code, unit_price } = data[0]!.products[0]!
  await editor.call('POST /v1/admin/invoice-terms', {
    body: {
      account_code,
      is_on: true,
      closing_day: 31,
      due_months: 1,
      due_day: 31,
      credit_limit: 300_000,
      billing_name: '',
      billing_postal_code: '',
      billing_address: '',
      email: 'keiri@noren.example',
      stop_after_days: 14,
    },
  })
  await editor.call('POST /v1/admin/contract-prices', {
    body: {
      account_code,
      code,
      unit_price: Math.floor(unit_price * 0.9),
      valid_from: '2026-04-01',
      valid_until: '2028-03-31',
    },
  })
}

/** What only another demo shop has: invoices come of a month that is over. */
const toShop = (kind: string | undefined): string => (kind === 'invoices' ? 'hojin' : 'moto')

/** The address of a screen, with the first entry of its kind. */
async function toPath({ path, kind }: Screen): Promise<string> {
  if (!kind) return path
  const answer = await api.request(`/${toShop(kind)}/v1/admin/${kind}?per=1`, {
    headers: { authorization: `Bearer ${STAFF.token}` },
  })
  const { data } = (await answer.json()) as { data: { id: number | string }[] }
  const [first] = data
  if (!first)
    throw new Error(`The demo shop has no ${kind}: make one before the walk, so that its form is seen.`)
  return path.replace('{id}', String(first.id))
}

/** Saves a form in which nothing is filled in, and waits for what it says. */
async function saveEmpty(page: Page): Promise<void> {
  await page.getByRole('button', { name: '保存する', exact: true }).click()
  await page.locator('[aria-invalid=true], .MuiAlert-root').first().waitFor()
}

test('every screen has a heading, fits the window, is clean for a screen reader, and asks for nothing in vain', async () => {
  const page = await browser.openPage(WIDE)
  await page.goto(`${api.base}/moto/admin/`)
  await signIn(page, email)
  const requests = watchRequests(page)
  const faults: string[] = []
  const look = async (name: string, turn: number) => {
    await requests.rest()
    faults.push(...(await lookAtScreen(page, name, turn)))
  }
  for (const [turn, screen] of listScreens().entries()) {
    if (!isMyTurn(turn, 3)) continue
    await openScreen(page, `${api.base}/${toShop(screen.kind)}/admin/#${await toPath(screen)}`)
    await look(screen.path, turn)
    faults.push(...requests.failed.splice(0).map((failed) => `${screen.path}: ${failed}`))
    if (!screen.is_new) continue
    await saveEmpty(page)
    await look(`${screen.path} with errors`, turn + 1)
    requests.failed.splice(0)
  }
  expect([...faults, ...browser.faults]).toEqual([])
}, 900_000)
