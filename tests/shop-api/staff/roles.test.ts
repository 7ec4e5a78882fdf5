import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { type CallName, calls } from '#contract/index.ts'
import { STAFF_RIGHTS, STAFF_ROLES, type StaffRole } from '#contract/staff-rights.ts'
import { staffSecrets } from '#tests/support/editor.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import type { ShopperBrowser } from '#tests/support/shopper-browser.ts'
import { hirePerson, signInPerson } from '#tests/support/staff-person.ts'
import { openShopperBrowser } from '#tests/support/shopper-browser.ts'

const adminCalls = (Object.entries(calls) as [CallName, CallDefinition][]).filter(
  ([, { auth }]) => auth === 'admin',
)
/** Whoever asks it is signed out. */
const ENDS: CallName = 'POST /v1/admin/auth/logout'

let shop: TestShop
const staff = new Map<StaffRole, ShopperBrowser>()
let stranger: ShopperBrowser
let ended: ShopperBrowser
beforeAll(async () => {
  shop = await openTestShop({ config: { staff: staffSecrets } })
  for (const role of STAFF_ROLES) staff.set(role, (await hirePerson(shop.request, { role })).browser)
  stranger = (await hirePerson(shop.request, { channel: 'gift' })).browser
  stranger = await signInPerson(shop.request, 'owner@gift.example', 'gift')
  const { email } = await hirePerson(shop.request, { email: 'gone@moto.example' })
  const leaving = await signInPerson(shop.request, email)
  ended = openShopperBrowser(shop.request)
  for (const [name, value] of leaving.jar) ended.jar.set(name, value)
  await leaving.call(ENDS)
})
afterAll(() => shop.close())

/** Nothing a call could take: it is refused for what it says after it was asked who says it. */
const NOTHING = { params: {}, body: {} }
const askNothing = async (browser: ShopperBrowser, name: CallName) => {
  const params = Object.fromEntries([...name.matchAll(/\{([^}]+)\}/g)].map(([, param]) => [param, '999999']))
  const answer = await browser.ask(name, {
    ...NOTHING,
    params,
    ...(name.startsWith('GET ') && { body: undefined }),
  })
  return answer.status
}

const maySay = (role: StaffRole, name: CallName, { area, reads }: CallDefinition): boolean => {
  if (area === undefined || area === 'own' || area === 'self') return true
  const right = STAFF_RIGHTS[role][area]
  return right === 'write' || (right === 'read' && (reads ?? name.startsWith('GET ')))
}

describe.each(adminCalls)('%s', (name, call) => {
  test('is refused to whoever did not sign in, or no longer is, or works in another shop', async () => {
    expect(await askNothing(openShopperBrowser(shop.request), name)).toBe(401)
    expect(await askNothing(ended, name)).toBe(401)
    const { status } = await stranger.ask('GET /v1/admin/auth/me')
    expect(status).toBe(200)
    if (call.area === 'self') return
    const visiting = openShopperBrowser(shop.request)
    for (const [cookie, value] of stranger.jar) visiting.jar.set(cookie, value)
    expect(await askNothing(visiting, name)).toBe(403)
  })

  test('is answered to those roles that the table names, and to no others', async () => {
    if (name === ENDS) return
    for (const role of STAFF_ROLES) {
      const status = await askNothing(staff.get(role)!, name)
      const expected = maySay(role, name, call)
      expect([role, expected, status !== 403 && status !== 401 && status < 500]).toEqual([
        role,
        expected,
        expected,
      ])
    }
  })
})

test('Whoever may not do something reads who may', async () => {
  const refusal = await staff.get('orders')!.refuse('POST /v1/admin/news')
  expect([refusal.status, refusal.message]).toEqual([
    403,
    'この操作ができるのは、オーナー・店長・商品・ページ担当だけです。必要なときは、お店のオーナーにご相談ください。',
  ])
})
