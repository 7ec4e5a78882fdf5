import type { CallName } from '#contract/index.ts'
import type { Cart } from '#contract/shapes/cart.ts'
import { createMember, type TestMember } from '#tests/support/create-member.ts'
import { OWNED_THINGS } from '#tests/support/owned-things.ts'
import { createCaller, decide, readyCart, type SellingShop } from '#tests/support/selling-shop.ts'
import { ANSWER, sendGift } from '#tests/support/social-gift.ts'
import type { Known } from './create-sample.ts'
import type { FuzzShop } from './open-fuzz-shop.ts'

/** What a call is asked about, so that it gets behind its name: something that is there, and whose it is. */
export interface Aim {
  known: Known
  authorization: string
}

type MakeAim = (shop: SellingShop, member: TestMember) => Promise<Known>

const makeCart: MakeAim = async (shop) => {
  const cart = await readyCart(shop, [[0, 2], [1, 1]], 'bank_transfer') // prettier-ignore
  const { products, shippings, packings, order } = cart.detail
  const { data: payments } = await shop.call('GET /v1/payments', {})
  const [lines, places, parcels] = [products, shippings, packings].map((list) => list.map(({ key }) => key))
  return {
    ...toCartKnown(cart),
    key: [...lines!, ...places!, ...parcels!],
    ids: [lines!, lines!.slice(0, 1)],
    keys: [parcels!],
    shipping_key: places!,
    packing_key: parcels!,
    payment_id: payments.map(({ id }) => id),
    product_id: shop.product_ids,
    total_payment: [order.total_payment],
  }
}

const toCartKnown = ({ token }: Cart): Known => ({ token: [token], cart_token: [token], cartToken: [token] })

const makeGuestOrder: MakeAim = async (shop) => {
  const cart = await readyCart(shop, [[0, 1]], 'card')
  const { order_no } = await decide(shop, cart)
  const params = { orderNo: order_no }
  const order = await shop.call('GET /v1/carts/order/{orderNo}', { params, query: { token: cart.token } })
  const { temporary_token: temporaryToken } = order as { temporary_token: string }
  const { token } = await shop.call('GET /v1/orders/temporary/{temporaryToken}', {
    params: { temporaryToken },
  })
  return {
    ...toCartKnown(cart),
    no: [order_no],
    orderNo: [order_no],
    order_no: [order_no],
    t: [token],
    temporaryToken: [temporaryToken],
  }
}

const makeGift: MakeAim = async (shop) => {
  const { giftToken, cart } = await sendGift(shop)
  const answer = Object.entries(ANSWER).map(([name, value]) => [name, [value]])
  return {
    ...(Object.fromEntries(answer) as Known),
    ...toCartKnown(cart),
    giftToken: [giftToken],
    gift_token: [giftToken],
    pref: [ANSWER.prefecture],
    postal: [ANSWER.postal_code],
  }
}

const makeOwned =
  (make: (typeof OWNED_THINGS)[number][1]): MakeAim =>
  async (shop, { id: user_id }) => {
    const { params, body } = await make({ shop, user_id })
    return Object.fromEntries(Object.entries({ ...body, ...params }).map(([name, value]) => [name, [value]]))
  }

const ofOwned = (name: string) => makeOwned(OWNED_THINGS.find(([pattern]) => pattern.test(name))![1])

/** How each call that names something comes to name something that is there. The first that fits. */
const AIMS: readonly (readonly [pattern: RegExp, make: MakeAim])[] = [
  [/social-gifts|shipping-leadtime\/input/, makeGift],
  [/\/v1\/orders\/|carts\/order\/|decision-data/, makeGuestOrder],
  [/\/carts|leadtime\/carts|payments/, makeCart],
  [/admin\/orders\/\{id\}/, ofOwned('/me/orders/{id}')],
  [/admin\/inquiries\/\{resourceKey\}/, ofOwned('/me/inquiries/{resourceKey}')],
  ...OWNED_THINGS.map(([pattern, make]) => [pattern, makeOwned(make)] as const),
]

/** After these the shop may be closed to everybody. */
const CLOSING: readonly CallName[] = ['PUT /v1/admin/settings', 'PUT /v1/admin/maintenance']

/**
 * Calls in the order they are asked: first those that need a shop that sells, then the others, the staff's among them,
 * which may close it.
 */
export function orderForFuzz(names: readonly CallName[]): CallName[] {
  const isAimed = (name: CallName) => AIMS.some(([pattern]) => pattern.test(name))
  const others = names.filter((name) => !isAimed(name))
  const isClosing = (name: CallName) => CLOSING.includes(name)
  return [...names.filter(isAimed), ...others.filter((name) => !isClosing(name)), ...others.filter(isClosing)]
}

let aims = 0

/** @returns undefined for a call that names nothing somebody has to make first */
export async function createAim(name: CallName, fuzzed: FuzzShop): Promise<Aim | undefined> {
  const make = AIMS.find(([pattern]) => pattern.test(name))?.[1]
  if (!make) return undefined
  const { shop, product_ids } = fuzzed
  const member = await createMember(shop.db)
  const caller = createCaller(shop.app, fuzzed.channel.name)
  aims += 1
  // Each from an address of its own, because so many from one would be told to wait.
  Object.assign(caller.headers, member.headers, {
    'x-forwarded-for': `172.16.${(aims >> 8) & 255}.${aims & 255}`,
  })
  const { db, app, cards } = shop
  const buyer = {
    ...fuzzed,
    ...caller,
    db,
    app,
    cards,
    build: () => app,
    configured: () => caller,
    product_ids,
  }
  return { known: await make(buyer, member), authorization: member.headers.authorization }
}
