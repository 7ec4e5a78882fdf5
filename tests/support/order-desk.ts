import type { AdminOrderDetail } from '#contract/shapes/admin-order.ts'
import type { Db } from '#shop-api/db/db.ts'
import {
  ADDRESS,
  decide,
  openSellingShop,
  type PaymentCode,
  readyCart,
  type ShelfProduct,
} from './selling-shop.ts'

const TOKEN = 'a token of the staff, long enough'

/** A shop with staff at the order desk: calls are theirs, orders are placed by guests. */
export async function openOrderDesk(
  db: Db,
  shelf: readonly ShelfProduct[] = [
    { unit_price: 2_200, stock: 20 },
    { unit_price: 1_080, tax_rate: 8, stock: 20 },
  ],
) {
  const shop = await openSellingShop(db, shelf, () => ({ tokens: [TOKEN] }))
  const bearer = `Bearer ${TOKEN}`
  shop.headers['authorization'] = bearer
  const tokens = new Map<string, string>()
  return {
    ...shop,
    /** Places an order as a guest, or as whoever has the bearer; the staff read it. */
    async order(
      payment: PaymentCode,
      lines: readonly [at: number, quantity: number][],
      { address = ADDRESS, as, note }: { address?: typeof ADDRESS; as?: string; note?: string } = {},
    ): Promise<AdminOrderDetail> {
      delete shop.headers['authorization']
      if (as !== undefined) shop.headers['authorization'] = as
      const cart = await readyCart(shop, lines, payment, { address })
      if (note !== undefined)
        await shop.call('PATCH /v1/carts/other/modify', { body: { token: cart.token, note } })
      const { order_no } = await decide(shop, cart)
      shop.headers['authorization'] = bearer
      if (order_no === null) throw new Error('No order came of the cart')
      tokens.set(order_no, cart.token)
      const { data } = await shop.call('GET /v1/admin/orders', { query: { q: order_no } })
      return shop.call('GET /v1/admin/orders/{id}', { params: { id: data[0]!.id } })
    },
    /** Asks for a file, or sends one, as the staff. */
    async ask(path: string, body: object | FormData): Promise<Response> {
      return shop.app.fetch(
        new Request(`http://shop.test/${shop.channel.name}/v1/admin/${path}`, {
          method: 'POST',
          headers: shop.headers,
          body: body instanceof FormData ? body : JSON.stringify(body),
        }),
      )
    },
    /** An order as the guest who placed it sees it. */
    async asShopper(order_no: string) {
      delete shop.headers['authorization']
      const token = tokens.get(order_no) ?? ''
      const shown = await shop.call('GET /v1/carts/order/{orderNo}', {
        params: { orderNo: order_no },
        query: { token },
      })
      shop.headers['authorization'] = bearer
      return shown
    },
  }
}

export type OrderDesk = Awaited<ReturnType<typeof openOrderDesk>>
