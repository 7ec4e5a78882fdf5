import { and, eq } from 'drizzle-orm'
import type { Address } from '#contract/shapes/address.ts'
import type { NoshiInput } from '#contract/shapes/noshi.ts'
import type { Db } from '#shop-api/db/db.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { ADDRESS, type BuyingShop, decide, fillCart, ORDERER } from './selling-shop.ts'

/** What somebody is given: pieces of goods by their place on the shelf. */
export interface Gift {
  address: Address
  goods: readonly [at: number, quantity: number][]
  noshi?: NoshiInput | null
  message?: string
}

export const YEAR_END: NoshiInput = {
  mizuhiki: 'red_white_bow',
  placement: 'outer',
  title: '御歳暮',
  names: ['青木'],
}

/** An address that only its person's name tells apart from others. */
export const addressOf = (shipping_last_name: string, changed: Partial<Address> = {}): Address => ({
  ...ADDRESS,
  shipping_last_name,
  ...changed,
})

type GivingShop = BuyingShop & { db: Db; channel: { id: number } }

/** Orders gifts for several people as one who is logged in would. @param ordered_at moves the order to another day */
export async function giveTo(
  shop: GivingShop,
  gifts: readonly Gift[],
  ordered_at?: string,
): Promise<{ id: number; order_no: string }> {
  const goods = [...new Set(gifts.flatMap((gift) => gift.goods.map(([at]) => at)))]
  const toPieces = (gift: Gift, at: number) =>
    gift.goods.reduce((sum, [one, quantity]) => sum + (one === at ? quantity : 0), 0)
  const { token, ...filled } = await fillCart(
    shop,
    goods.map((at) => [at, gifts.reduce((sum, gift) => sum + toPieces(gift, at), 0)]),
  )
  const [{ key } = { key: '' }] = filled.detail.shippings
  let cart = await shop.call('PATCH /v1/carts/shippings/modify', {
    body: { token, key, address: gifts[0]!.address },
  })
  for (const { address } of gifts.slice(1))
    cart = await shop.call('PATCH /v1/carts/shippings/add', { body: { token, address } })
  const places = cart.detail.shippings.map((place) => place.key)
  for (const at of goods) {
    const line = cart.detail.products.find(({ product_id }) => product_id === shop.product_ids[at])
    const parts = gifts.flatMap((gift, place) => {
      const quantity = toPieces(gift, at)
      return quantity > 0 ? [{ shipping_key: places[place]!, quantity }] : []
    })
    const body = { token, key: line?.key ?? '', parts }
    cart = await shop.call('PATCH /v1/carts/products/divide', { body })
  }
  for (const [place, { noshi = YEAR_END, message }] of gifts.entries()) {
    const parcel = cart.detail.packings.find(({ shipping_key }) => shipping_key === places[place])
    await shop.call('PATCH /v1/carts/packings/modify', {
      body: { token, key: parcel?.key ?? '', noshi, wrapping: 'paper', ...(message && { message }) },
    })
  }
  const { data } = await shop.call('GET /v1/payments', {})
  const payment_id = data.find(({ code }) => code === 'bank_transfer')?.id ?? 0
  const ready = await shop.call('PATCH /v1/carts/order/modify', {
    body: { token, orderer: ORDERER, payment_id },
  })
  const { order_no } = await decide(shop, ready)
  const isIt = and(eq(orders.channel_id, shop.channel.id), eq(orders.order_no, order_no))
  if (ordered_at !== undefined)
    await shop.db
      .update(orders)
      .set({ ordered_at: new Date(ordered_at) })
      .where(isIt)
  const [row] = await shop.db.select({ id: orders.id }).from(orders).where(isIt)
  return { id: row?.id ?? 0, order_no }
}
