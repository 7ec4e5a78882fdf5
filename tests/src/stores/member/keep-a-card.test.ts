import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type MemberBrowser, openMemberBrowser } from '#tests/support/open-member-browser.ts'
import { tokenise } from '#tests/support/selling-shop.ts'

let shop: MemberBrowser
beforeAll(async () => {
  shop = await openMemberBrowser([{ unit_price: 1_000, stock: 5 }])
})
beforeEach(() => shop.startMemberVisit('/mypage/card/add/'))
afterAll(() => shop.close())

const openPage = async () => {
  vi.resetModules()
  return import('#src/stores/member/member-cards.ts')
}

test('a card that the bank wants confirmed is kept when its owner is back, and asked for once', async () => {
  const token = await tokenise(shop, '4111 1111 1111 1111')
  const went = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  let is_confirmed = false
  shop.wire.current = async (request, deliver) =>
    request.url.endsWith('/user-cards') && request.method === 'POST' && !is_confirmed
      ? Response.json({ redirect_url: 'https://bank.test/confirm' })
      : deliver()
  const page = await openPage()
  expect(await page.addCard({ token })).toEqual({ state: 'leaving' })
  expect(went).toHaveBeenCalledWith('https://bank.test/confirm')
  // Back without having confirmed: the form is there again.
  const back = await openPage()
  expect(await back.continueCard()).toBeNull()
  expect(await back.addCard({ token })).toEqual({ state: 'leaving' })
  is_confirmed = true
  const again = await openPage()
  expect(await again.continueCard()).toEqual({ state: 'kept' })
  expect(await again.continueCard()).toBeNull()
  went.mockRestore()
})

test('a card that is refused says why', async () => {
  const page = await openPage()
  const token = await tokenise(shop, '4000 0000 0000 0002')
  expect(await page.addCard({ token })).toMatchObject({
    state: 'refused',
    failure: { kind: 'refused', code: 'user_card.declined' },
  })
})
