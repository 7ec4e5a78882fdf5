import { afterAll, expect, test } from 'vitest'
import type { Cart } from '#contract/shapes/cart.ts'
import type { Order } from '#contract/shapes/order.ts'
import { tokeniseAtProvider } from '#tests/support/card-frame.ts'
import { findDatabasePlace } from '#tests/support/database-place.ts'
import { ADDRESS, ORDERER } from '#tests/support/selling-shop.ts'
import { spawnShopApi } from '#tests/support/spawn-shop-api.ts'

const { url: folder, forget } = await findDatabasePlace('pglite', { is_migrated: true })
afterAll(forget)

type Shop = Awaited<ReturnType<typeof spawnShopApi>>

const open = () => spawnShopApi({ DATABASE_URL: folder, DEMO: '1', DEMO_PRODUCTS: '20' })

async function send<Answer>({ base }: Shop, method: string, path: string, body?: object): Promise<Answer> {
  const init = body ? { method, body: JSON.stringify(body) } : { method }
  const answer = await fetch(base + path, init)
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

interface Offers {
  data: { id: number; code: string }[]
}
interface Products {
  data: { product_model: { products: { id: number; max_quantity: number }[] } }[]
}

/** A guest's cart with one piece in it that only waits for its decision. */
async function fillCart(shop: Shop, channel: string, payment: string, email: string): Promise<Cart> {
  const at = `/${channel}/v1`
  const { data } = await send<Products>(shop, 'GET', `${at}/products?is_detail=1&per=50`)
  const product = data.flatMap((one) => one.product_model.products).find((one) => one.max_quantity > 0)
  const { token } = await send<Cart>(shop, 'POST', `${at}/carts/init`, { token: null })
  const wanted = { token, product_id: product?.id, quantity: 1 }
  const { detail } = await send<Cart>(shop, 'PATCH', `${at}/carts/products/add`, wanted)
  const shipping = { token, key: detail.shippings[0]?.key, address: ADDRESS }
  await send(shop, 'PATCH', `${at}/carts/shippings/modify`, shipping)
  const offers = await send<Offers>(shop, 'GET', `${at}/payments`)
  const payment_id = offers.data.find(({ code }) => code === payment)?.id
  const order = { token, orderer: { ...ORDERER, email }, payment_id }
  if (payment !== 'card') return send<Cart>(shop, 'PATCH', `${at}/carts/order/modify`, order)
  const card_token = await tokeniseAtProvider((path) => fetch(shop.base + path), channel, '4111111111111111')
  return send<Cart>(shop, 'PATCH', `${at}/carts/order/modify`, { ...order, card_token })
}

async function readOrder(shop: Shop, channel: string, order_no: string, token: string): Promise<Order> {
  const path = `/${channel}/v1/carts/order/${order_no}?token=${token}`
  // The token for the papers is another one each time.
  const { temporary_token, ...order } = await send<Order & { temporary_token: string }>(shop, 'GET', path)
  expect(temporary_token).not.toBe(token)
  return order
}

async function listMails({ base }: Shop, email: string): Promise<number> {
  const page = await fetch(`${base}/dev/mails`)
  return (await page.text()).split(email).length - 1
}

test('orders of every way to pay, their mails and open carts outlive the shop’s process, even a killed one', async () => {
  let shop = await open()
  const placed: { channel: string; token: string; email: string; order: Order }[] = []
  for (const channel of ['moto', 'okurimono']) {
    for (const payment of ['bank_transfer', 'cash_on_delivery', 'card']) {
      const email = `${channel}-${payment}@example.com`
      const { token, detail } = await fillCart(shop, channel, payment, email)
      const path = `/${channel}/v1/carts/${token}/decision`
      const { total_payment } = detail.order
      const { order_no } = await send<{ order_no: string }>(shop, 'POST', path, { total_payment })
      placed.push({ channel, token, email, order: await readOrder(shop, channel, order_no, token) })
    }
  }
  const left = await fillCart(shop, 'moto', 'bank_transfer', 'left@example.com')

  for (const [signal, end] of [
    ['SIGTERM', 0],
    ['SIGKILL', 'SIGKILL'],
  ] as const) {
    expect(await shop.end(signal)).toBe(end)
    shop = await open()
    for (const { channel, token, email, order } of placed) {
      expect(await readOrder(shop, channel, order.order_no, token)).toEqual(order)
      expect(await listMails(shop, email)).toBe(1)
      // Whoever decides the same cart again gets the same order: nothing is sold twice after a restart.
      const again = await send<{ order_no: string }>(shop, 'POST', `/${channel}/v1/carts/${token}/decision`, {
        total_payment: order.detail.order.total_payment,
      })
      expect(again.order_no).toBe(order.order_no)
    }
    expect(await send(shop, 'GET', `/moto/v1/carts/${left.token}`)).toEqual(left)
  }
  const stranger = `${shop.base}/moto/v1/carts/order/${placed[0]?.order.order_no}?token=${left.token}`
  expect((await fetch(stranger)).status).toBe(404)
  await shop.end('SIGTERM')
})
