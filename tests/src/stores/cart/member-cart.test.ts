import { expect, test, vi } from 'vitest'
import { useBrowserShop, openDoor, openPage } from '#tests/support/browser-shop.ts'
import { createMemberWithPassword } from '#tests/support/member-fixtures.ts'
import { PASSWORD } from '#tests/support/registration.ts'
import { ADDRESS } from '#tests/support/selling-shop.ts'

const shop = await useBrowserShop([
  { unit_price: 1_000, stock: 100 },
  { unit_price: 2_000, stock: 100 },
])

/** A member with one piece of the first product in the cart, looking at a path; the session can be lost. */
async function openMember(username: string, path: string) {
  await createMemberWithPassword(shop.db, username, { channel: shop.channel.name })
  const goTo = vi.fn()
  vi.stubGlobal('location', {
    protocol: 'https:',
    origin: 'https://shop.test',
    search: '',
    hash: '',
    pathname: path,
    assign: goTo,
  })
  const logIn = async () => (await openDoor()).signIn({ username, password: PASSWORD }, false)
  await logIn()
  const page = await openPage()
  await page.addProduct({ product_id: shop.product_ids[0]!, quantity: 1 })
  const loseSession = () => {
    for (const name of ['access_token', 'expires_at']) document.cookie = `${name}=; path=/; max-age=0`
  }
  return { page, goTo, logIn, loseSession }
}

const listPieces = (page: Awaited<ReturnType<typeof openPage>>) =>
  page.$cartView.get()?.lines.map(({ quantity, product_id }) => [product_id, quantity])

test('A session that ends in the checkout leads to the login, and the cart is the same after it', async () => {
  const { page, goTo, logIn, loseSession } = await openMember('step@example.jp', '/cart/shipping-add/')
  const known = page.$cart.get()
  if (known.state !== 'open') throw new Error('No cart')
  loseSession()
  const key = known.cart.detail.shippings[0]!.key
  expect(await page.setAddress({ key, address: ADDRESS })).toMatchObject({ status: 401 })
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/login/?re=1')
  expect(sessionStorage.getItem('noren.wanted_page')).toContain('/cart/shipping-add/')
  // A step that is opened without a session asks for the login too.
  const next = await openPage()
  await next.loadCart()
  expect(goTo).toHaveBeenLastCalledWith('/login/?re=1')
  await logIn()
  const back = await openPage()
  await back.loadCart()
  expect(back.$cart.get()).toMatchObject({ state: 'open', cart: { token: known.cart.token } })
  expect(listPieces(back)).toEqual([[shop.product_ids[0], 1]])
})

test('Elsewhere the shop goes on with a new cart and says so; the login joins both', async () => {
  const { goTo, logIn, loseSession } = await openMember('shelf@example.jp', '/product/')
  loseSession()
  const page = await openPage()
  expect(await page.addProduct({ product_id: shop.product_ids[1]!, quantity: 2 })).toBeNull()
  expect(listPieces(page)).toEqual([[shop.product_ids[1], 2]])
  expect(page.$cartNotices.get()).toMatchObject([{ code: 'login_required' }])
  expect(goTo).not.toHaveBeenCalled()
  await logIn()
  const back = await openPage()
  await back.loadCart()
  expect(listPieces(back)?.toSorted()).toEqual([
    [shop.product_ids[0], 1],
    [shop.product_ids[1], 2],
  ])
})

test('An order whose end is unknown is not taken for one that was not placed because the session ended', async () => {
  const { page, goTo, loseSession } = await openMember('paid@example.jp', '/cart/confirm/')
  shop.wire.current = async (request, deliver) => {
    if (!request.url.endsWith('/decision')) return deliver()
    loseSession()
    throw new TypeError('fetch failed')
  }
  expect(await page.placeOrder(1_770)).toEqual({ state: 'unknown' })
  expect(goTo).toHaveBeenCalledWith('/login/?re=1')
  expect((await openPage()).$orderAttempt.get().state).toBe('idle')
  const next = await openPage()
  expect(await next.resumeOrderAttempt()).toEqual({ state: 'unknown' })
})
