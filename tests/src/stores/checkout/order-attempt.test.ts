import { expect, test } from 'vitest'
import { getAttempt } from '#src/stores/checkout/order-attempt.ts'
import { getPurchase } from '#src/stores/checkout/purchase-record.ts'
import { useBrowserShop, openPage } from '#tests/support/browser-shop.ts'
import { ADDRESS, ORDERER } from '#tests/support/selling-shop.ts'

const shop = await useBrowserShop([{ unit_price: 1_000, stock: 100 }])

const countDecisions = () => shop.wire.calls.filter((call) => call.endsWith('/decision')).length
const lose = () => Promise.reject(new TypeError('Failed to fetch'))

/** A guest in front of the confirm screen, and the total it shows. */
async function openConfirmPage() {
  const page = await openPage()
  await page.addProduct({ product_id: shop.product_ids[0] ?? 0, quantity: 2 })
  const { detail } = page.$cartView.get()!
  expect(await page.setOrderer(ORDERER)).toBeNull()
  expect(await page.setAddress({ key: detail.shippings[0]!.key, address: ADDRESS })).toBeNull()
  const { data } = await shop.call('GET /v1/payments', {})
  const payment_id = data.find(({ code }) => code === 'bank_transfer')!.id
  expect(await page.setPayment({ payment_id })).toBeNull()
  shop.wire.calls.length = 0
  return { page, total: page.$cartView.get()!.order!.total_payment, token: await page.requireCartToken() }
}

test('An order is placed once, however often the button is pressed, and its cart is forgotten', async () => {
  const { page, total } = await openConfirmPage()
  const ends = await Promise.all([page.placeOrder(total), page.placeOrder(total), page.placeOrder(total)])
  expect(ends[0]).toMatchObject({ state: 'completed' })
  expect(countDecisions()).toBe(1)
  expect(page.$cart.get()).toEqual({ state: 'empty' })
  expect(page.$cartSummary.get()?.count ?? 0).toBe(0)
  expect(document.cookie).not.toContain('cartToken')
  expect(getAttempt()).toBeNull()
  await page.loadCompletedOrder()
  expect(page.$completedOrder.get()).toMatchObject({
    state: 'known',
    order: { order_no: getPurchase()?.order_no },
  })
})

test('Two tabs that order the same cart get the same order', async () => {
  const { page, total } = await openConfirmPage()
  const other = await openPage()
  await other.loadCart()
  const [one, two] = await Promise.all([page.placeOrder(total), other.placeOrder(total)])
  expect(one.state).toBe('completed')
  expect(two).toEqual(one)
  expect(countDecisions()).toBe(1)
})

test('An answer lost on the way is asked for and not sent again', async () => {
  const { page, total } = await openConfirmPage()
  shop.wire.current = async (request, deliver) => {
    const answer = await deliver()
    return request.url.endsWith('/decision') ? lose() : answer
  }
  expect(await page.placeOrder(total)).toMatchObject({ state: 'completed' })
  expect(countDecisions()).toBe(1)
})

test('While nobody answers the end stays unknown, a reload asks again, and the order is found', async () => {
  const { page, total } = await openConfirmPage()
  shop.wire.current = async (_, deliver) => {
    await deliver()
    return lose()
  }
  expect(await page.placeOrder(total)).toEqual({ state: 'unknown' })
  expect(await page.placeOrder(total)).toEqual({ state: 'unknown' })
  expect(countDecisions()).toBe(1)

  shop.wire.current = (_, deliver) => deliver()
  const reloaded = await openPage()
  expect(await reloaded.resumeOrderAttempt()).toMatchObject({ state: 'completed' })
  expect(countDecisions()).toBe(1)
})

test('A browser that lost its notes on the way back from a payment still asks how the order ended', async () => {
  const { page, total } = await openConfirmPage()
  shop.wire.current = async (_, deliver) => {
    await deliver()
    return lose()
  }
  expect(await page.placeOrder(total)).toEqual({ state: 'unknown' })
  shop.wire.current = (_, deliver) => deliver()
  localStorage.clear()
  const returned = await openPage()
  expect(await returned.resumeOrderAttempt()).toMatchObject({ state: 'completed' })
  expect(document.cookie).not.toContain('paymentInProgress')
  expect(countDecisions()).toBe(1)
})

test('An order that never arrived is known not to stand, and may be placed again', async () => {
  const { page, total } = await openConfirmPage()
  shop.wire.current = (request, deliver) => (request.url.endsWith('/decision') ? lose() : deliver())
  expect(await page.placeOrder(total)).toEqual({ state: 'not-placed' })
  shop.wire.current = (_, deliver) => deliver()
  expect(await page.placeOrder(total)).toMatchObject({ state: 'completed' })
})

test('A total that is no longer true is refused and the new one shown', async () => {
  const { page, total } = await openConfirmPage()
  const end = await page.placeOrder(total + 1)
  expect(end).toMatchObject({ state: 'refused', failure: { code: 'cart.decision.total_changed' } })
  expect(page.$cart.get().state).toBe('open')
  expect(getAttempt()).toBeNull()
})

test('The purchase record is forgotten after half an hour', async () => {
  const { page, total } = await openConfirmPage()
  await page.placeOrder(total)
  const record = JSON.parse(localStorage.getItem('noren.purchase') ?? '') as { expire_at: number }
  localStorage.setItem(
    'noren.purchase',
    JSON.stringify({ ...record, expire_at: record.expire_at - 1_800_000 }),
  )
  await page.loadCompletedOrder()
  expect(page.$completedOrder.get()).toEqual({ state: 'none' })
  expect(localStorage.getItem('noren.purchase')).toBeNull()
})
