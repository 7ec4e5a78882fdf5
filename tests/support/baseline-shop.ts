import type { OpenDb } from '#shop-api/db/open-db.ts'
import { addPoints } from '#shop-api/benefits/move-points.ts'
import { createAddressWords } from './address-words.ts'
import { createAppWith } from './create-app-with.ts'
import { createRegistration, PASSWORD } from './registration.ts'
import { createCaller, decide, openSellingShop, readyCart } from './selling-shop.ts'
import { ANSWER, sendGift } from './social-gift.ts'
import { openTestCards } from './test-cards.ts'

/** What calls name the things by that `fillBaselineShop` made. */
export interface BaselineKeys {
  now: string
  channel: string
  username: string
  order_id: number
  gift: { order_no: string; cart_token: string; token: string }
}

/** A shop with a member, an order of theirs and a gift that was taken, all made through the API. */
export async function fillBaselineShop({ db }: OpenDb): Promise<BaselineKeys> {
  const shop = await openSellingShop(db, [
    { unit_price: 2_160, tax_rate: 8, stock: 9 },
    { unit_price: 5_500, stock: 9 },
  ])
  const { now } = shop.clock
  const gift = await sendGift(shop)
  const answered = await shop.send('PUT', `/${shop.channel.name}/v1/social-gifts/${gift.giftToken}`, ANSWER)
  if (answered.status !== 200) throw new Error(JSON.stringify(answered))

  const form = createRegistration({ birthday: '1990-05-04' })
  const login = await shop.call('POST /v1/users', { body: form })
  shop.headers['authorization'] = `Bearer ${login.access_token}`
  const points = { kind: 'grant', point: 500, reason: '進呈', expires_on: '2027-11-30' } as const
  await db.transaction((tx) => addPoints(tx, { user_id: login.user_id, ...points, now }))
  await shop.call('POST /v1/me/user-addresses', { body: createAddressWords() })
  const { token } = await readyCart(
    shop,
    [
      [0, 1],
      [1, 2],
    ],
    'bank_transfer',
  )
  await shop.call('POST /v1/carts/init', { body: { token } })
  const { order_no } = await decide(
    shop,
    await shop.call('PATCH /v1/carts/point', { body: { token, point: 300 } }),
  )
  const { data } = await shop.call('GET /v1/me/orders', {})
  const order_id = data.find((order) => order.order_no === order_no)?.id ?? 0
  await shop.call('POST /v1/memos', { body: { order_id, body: '玄関に置く' } })
  return {
    now: now.toISOString(),
    channel: shop.channel.name,
    username: form.email,
    order_id,
    gift: { order_no: gift.order_no, cart_token: gift.cart.token, token: gift.giftToken },
  }
}

/** What the API says of them. */
export async function readBaselineShop(
  opened: OpenDb,
  { now, channel, username, order_id, gift }: BaselineKeys,
) {
  const clock = () => new Date(now)
  const app = createAppWith({ db: opened.db, opened }, { payments: openTestCards(opened.db, clock) }, clock)
  const { call, headers } = createCaller(app, channel)
  // A token that is made anew each time is no row of the database.
  const { temporary_token: _made, ...gift_order } = await call('GET /v1/carts/order/{orderNo}', {
    params: { orderNo: gift.order_no },
    query: { token: gift.cart_token },
  })
  const taken = await call('GET /v1/social-gifts/{giftToken}/complete', { params: { giftToken: gift.token } })
  const { access_token } = await call('POST /v1/auth/login', { body: { username, password: PASSWORD } })
  headers['authorization'] = `Bearer ${access_token}`
  return {
    member: {
      user: await call('GET /v1/me/user', {}),
      points: await call('GET /v1/me/points', {}),
      point_histories: await call('GET /v1/me/point-histories', {}),
      addresses: await call('GET /v1/me/user-addresses', {}),
    },
    order: await call('GET /v1/me/orders/{id}', { params: { id: order_id } }),
    gift: { order: gift_order, taken },
  }
}
