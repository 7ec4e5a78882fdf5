import { desc } from 'drizzle-orm'
import type { NoshiInput } from '#contract/shapes/noshi.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { signVerdict } from '#tests/support/sign-verdict.ts'
import { addPoints } from '#shop-api/benefits/move-points.ts'
import { giveTo } from '#tests/support/give-season.ts'
import { ADDRESS, decide, fillCart, readyCart, type SellingShop } from '#tests/support/selling-shop.ts'
import { RECIPIENT_COLUMN_LABELS } from '#src/text/checkout/recipients-file.ts'
import { ADDRESS_COLUMN_LABELS } from '#src/text/member/address-book.ts'
import { sendGift } from '#tests/support/social-gift.ts'
import { join } from './join.ts'
import type { ExampleShop } from './open-example-shop.ts'
import type { Visitor } from './open-notebook.ts'

/** What the helpers of selling tests ask with, so that what they do is noted, too. */
export function toBuyer(shop: ExampleShop, visitor: Visitor): SellingShop {
  const { app, cards } = shop.shop
  const { db, clock, channel, product_ids } = shop
  const caller = { headers: {}, send: async () => ({ status: 0, body: null }) }
  const { call } = visitor
  const refuse = async (...input: Parameters<typeof visitor.refuse>) => ({
    status: 0,
    ...(await visitor.refuse(...input)),
  })
  const mine = { ...caller, call, refuse: refuse as SellingShop['refuse'] }
  return { db, app, clock, cards, channel, product_ids, ...mine, build: () => app, configured: () => mine }
}

/** A cart from the first piece to the order, with everything that can be done to it. */
export async function buy(shop: ExampleShop): Promise<void> {
  const guest = shop.open()
  const buyer = toBuyer(shop, guest)
  await changeLines(shop, guest)
  await changeDestinations(guest, buyer)
  await sendToMany(guest, buyer)

  const cart = await readyCart(buyer, [[0, 1]], 'card')
  const { token } = cart
  await guest.call('GET /v1/carts/{cartToken}', { params: { cartToken: token } })
  await guest.call('PATCH /v1/carts/other/modify', { body: { token, note: '平日の昼に届けてください' } })
  const { data: payments } = await guest.call('GET /v1/payments/carts/{cartToken}', {
    params: { cartToken: token },
  })
  await guest.call('GET /v1/carts/{cartToken}/payment/{payment_id}/check', {
    params: { cartToken: token, payment_id: payments[0]!.id },
  })
  await guest.refuse('PATCH /v1/carts/coupons/add', { body: { token, code: 'NATSU' } })
  await guest.call('PATCH /v1/carts/coupons/add', { body: { token, code: 'HUYU' } })
  const whole = await guest.call('PATCH /v1/carts/coupons/delete', { body: { token, code: 'HUYU' } })
  await guest.call('GET /v1/carts/{cartToken}/download/quotation', {
    params: { cartToken: token },
    query: { addressee: '佐藤商店 御中' },
  })
  await guest.call('PATCH /v1/carts/transaction/error/delete', { body: { token } })
  await guest.refuse('POST /v1/carts/{cartToken}/decision', {
    params: { cartToken: token },
    body: { total_payment: 1 },
  })
  const { order_no } = await decide(buyer, whole)
  await readPapers(guest, order_no, token)
  await confirmAtProvider(shop, guest, buyer)
}

async function changeLines(shop: ExampleShop, { call }: Visitor): Promise<void> {
  const [disc = 0, plain = 0, lube = 0, pad = 0] = shop.product_ids
  const { token } = await call('POST /v1/carts/init', { body: { token: null } })
  const embroidery = { text: '佐藤', script: 'kanji', typeface: 'mincho', colour: 'gold', place: 'left_chest' } as const // prettier-ignore
  await call('PATCH /v1/carts/products/add', { body: { token, product_id: disc, quantity: 1, embroidery } })
  const filled = await call('PATCH /v1/carts/products/add-set', {
    body: {
      token,
      products: [
        { product_id: plain, quantity: 2 },
        { product_id: lube, quantity: 1 },
      ],
    },
  })
  const [line, second, third] = filled.detail.products.map(({ key }) => key) as [string, string, string]
  await call('PATCH /v1/carts/products/modify', { body: { token, key: second, quantity: 3 } })
  const body = { token, key: line, product_id: pad, quantity: 1 }
  const more = await call('PATCH /v1/carts/accessories/add', { body })
  const key = more.detail.products.find(({ parent_key }) => parent_key === line)!.key
  await call('PATCH /v1/carts/accessories/modify', { body: { token, key, quantity: 2 } })
  await call('PATCH /v1/carts/accessories/delete', { body: { token, key } })
  await call('PATCH /v1/carts/products/delete', { body: { token, key: third } })
  await call('PATCH /v1/carts/reset', { body: { token } })
}

async function changeDestinations({ call }: Visitor, buyer: SellingShop): Promise<void> {
  const cart = await fillCart(buyer, [[2, 4]])
  const { token } = cart
  const [line] = cart.detail.products
  const two = await call('PATCH /v1/carts/shippings/add', { body: { token, address: ADDRESS } })
  const [here = '', there = ''] = two.detail.shippings.map(({ key }) => key)
  await call('PATCH /v1/carts/shippings/modify', { body: { token, key: here, address: ADDRESS } })
  const three = await call('PATCH /v1/carts/packings/add', { body: { token, shipping_key: there } })
  await call('PATCH /v1/carts/products/divide', {
    body: {
      token,
      key: line!.key,
      parts: [
        { shipping_key: here, quantity: 1 },
        { shipping_key: there, quantity: 3 },
      ],
    },
  })
  const { leadtimes } = await call('GET /v1/shipping-leadtime/carts/{cartToken}', {
    params: { cartToken: token },
    query: { choiceMode: 'earliest' },
  })
  const noshi: NoshiInput = {
    mizuhiki: 'red_white_bow',
    placement: 'inner',
    title: '御歳暮',
    names: ['佐藤'],
    affiliation: '株式会社そよかぜ',
  }
  await call('PATCH /v1/carts/packings/modify', {
    body: {
      token,
      key: three.detail.packings[0]!.key,
      delivery_date: leadtimes[0]!.earliest,
      delivery_timezone_key: leadtimes[0]!.timezones[0]!.key,
      wrapping: 'paper',
      noshi,
      message: '一年間お世話になりました',
    },
  })
  await call('PATCH /v1/carts/shippings/delete', { body: { token, key: there } })
  await call('PATCH /v1/carts/shippings/reset', { body: { token, is_removing_address: true } })
}

/** One order to many, from a file. */
async function sendToMany({ call, upload }: Visitor, buyer: SellingShop): Promise<void> {
  const { token, detail } = await fillCart(buyer, [[2, 1]])
  const form = new FormData()
  const file = [
    [...Object.values(ADDRESS_COLUMN_LABELS), ...Object.values(RECIPIENT_COLUMN_LABELS)].join(','),
    '佐藤,花子,サトウ,ハナコ,,,150-0001,東京都,渋谷区,神宮前1-2-3,,09012345678,,LUBE_1,2,お元気で',
    '鈴木,一郎,スズキ,イチロウ,,,150-0001,東京都,渋谷区,神宮前4-5-6,,09087654321,,,,',
    '高橋,三郎,タカハシ,サブロウ,,,150-0001,江戸,渋谷区,神宮前7-8-9,,09012348765,,,,',
  ]
  form.append('file', new File([file.join('\r\n')], 'recipients.csv', { type: 'text/csv' }))
  const { recipients } = await upload('POST /v1/carts/recipients/read', form)
  const everybody = detail.products.map(({ product_id, quantity }) => ({ product_id, quantity }))
  await call('PUT /v1/carts/recipients', {
    body: {
      token,
      recipients: recipients.map(({ address, goods, message }) => ({
        address,
        goods:
          goods.length > 0 ? goods.map(({ product_id, quantity }) => ({ product_id, quantity })) : everybody,
        message,
      })),
    },
  })
  const noshi: NoshiInput = {
    mizuhiki: 'red_white_bow',
    placement: 'outer',
    title: '御歳暮',
    names: ['佐藤'],
  }
  await call('PATCH /v1/carts/packings/modify-all', { body: { token, wrapping: 'paper', noshi } })
}

/** What a guest reads of an order: the order itself, and its papers. */
async function readPapers({ call }: Visitor, order_no: string, cartToken: string): Promise<void> {
  await call('GET /v1/carts/{cartToken}/decision-data', { params: { cartToken } })
  const order = await call('GET /v1/carts/order/{orderNo}', {
    params: { orderNo: order_no },
    query: { token: cartToken },
  })
  const temporary = { params: { temporaryToken: order.temporary_token } }
  const { token: t } = await call('GET /v1/orders/temporary/{temporaryToken}', temporary)
  const asked = { params: { no: order_no }, query: { t } }
  await call('GET /v1/orders/{no}/check/receipt', asked)
  await call('GET /v1/orders/{no}/guest/receipt', asked)
  const receiptInfo = { addressee: '佐藤商店 御中', proviso: '部品代として' }
  await call('PUT /v1/orders/{no}/guest/receipt', { ...asked, body: { receiptInfo } })
  await call('GET /v1/orders/{no}/download/receipt', asked)
  await call('GET /v1/orders/{no}/download/billing', asked)
}

/** A card whose owner is asked by the bank, and the provider's word afterwards. */
async function confirmAtProvider({ db, shop }: ExampleShop, { call }: Visitor, buyer: SellingShop) {
  const cart = await readyCart(buyer, [[2, 1]], 'card', { card: '4000 0000 0000 3220' })
  await decide(buyer, cart)
  const [attempt] = await db.select().from(payment_attempts).orderBy(desc(payment_attempts.id)).limit(1)
  const key = attempt?.idempotency_key ?? ''
  const transaction_id = shop.cards.vault.findCharge(key)?.challenge_id ?? ''
  shop.cards.vault.answerChallenge(transaction_id, 'approved')
  const verdict = { transaction_id, result: 'authenticated' } as const
  await call('POST /v1/{payment-provider}/receive/fraud-detection', {
    params: { 'payment-provider': 'card' },
    body: { ...verdict, signature: await signVerdict(key, verdict, buyer.clock.now) },
  })
}

/** A gift without an address, and who takes it. */
export async function give(shop: ExampleShop): Promise<void> {
  const guest = shop.open()
  const { giftToken } = await sendGift(toBuyer(shop, guest))
  const recipient = shop.open()
  const { call } = recipient
  const gift = { params: { giftToken } }
  await call('GET /v1/social-gifts/{giftToken}/products', gift)
  await call('GET /v1/social-gifts/{giftToken}/shipping', gift)
  const { postal_code, prefecture } = ADDRESS
  const { leadtimes } = await call('GET /v1/shipping-leadtime/input/{giftToken}', {
    ...gift,
    query: { postal: postal_code, pref: prefecture },
  })
  const delivery = {
    delivery_at: leadtimes[0]!.earliest,
    delivery_timezone_key: leadtimes[0]!.timezones[0]!.key,
  }
  await call('POST /v1/social-gifts/check/shipping', { body: { ...ADDRESS, gift_token: giftToken } })
  await call('POST /v1/social-gifts/check/delivery', {
    body: { gift_token: giftToken, postal_code, prefecture, ...delivery },
  })
  await call('PUT /v1/social-gifts/{giftToken}', { ...gift, body: { ...ADDRESS, ...delivery } })
  await call('GET /v1/social-gifts/{giftToken}/complete', gift)
}

/** What a member does with orders. @returns the member, and an order that was paid */
export async function buyAsMember(shop: ExampleShop): Promise<{ member: Visitor; id: number }> {
  const member = await join(shop, { email: 'buyer@example.jp' })
  const { call } = member
  const buyer = toBuyer(shop, member)
  const { token } = await readyCart(buyer, [[2, 2]], 'card')
  const { id: user_id } = await call('GET /v1/me/user')
  const now = shop.clock.now
  await shop.db.transaction((tx) =>
    addPoints(tx, {
      user_id,
      kind: 'grant',
      point: 500,
      reason: 'ご入会の記念',
      expires_on: '2027-11-30',
      now,
    }),
  )
  await call('GET /v1/me/points')
  await call('GET /v1/me/point-histories')
  const cart = await call('PATCH /v1/carts/point', { body: { token, point: 100 } })
  await decide(buyer, cart)
  const { data: orders } = await call('GET /v1/me/orders', { query: { per: 10 } })
  const { id } = orders[0]!
  const order = { params: { id } }
  const memo = await call('POST /v1/memos', { body: { order_id: id, body: '春の点検の分' } })
  await call('PATCH /v1/memos/{id}', { params: { id: memo.id }, body: { body: '春と夏の点検の分' } })
  await call('GET /v1/me/orders/{id}', order)
  await call('DELETE /v1/memos/{id}', { params: { id: memo.id } })
  const receipt = { addressee: '佐藤商店 御中', proviso: '部品代として' }
  await call('PUT /v1/me/orders/{id}/download/receipt', { ...order, body: receipt })
  await call('GET /v1/me/orders/{id}/download/receipt', order)
  await call('GET /v1/me/orders/{id}/download/quotation', order)
  await call('GET /v1/me/orders/{id}/download/billing', order)

  await decide(buyer, await readyCart(buyer, [[2, 1]], 'bank_transfer'))
  const { data: both } = await call('GET /v1/me/orders', {})
  await call('PUT /v1/me/orders/{id}/cancel', {
    params: { id: both[0]!.id },
    body: { cancel_reason: '間違えて注文しました' },
  })
  await giveInSeason(buyer, call)
  await orderAsQuoted(buyer, call)
  return { member, id }
}

/** A cart kept as a quotation, taken up again, and ordered. */
async function orderAsQuoted(buyer: SellingShop, call: Visitor['call']): Promise<void> {
  const { token } = await readyCart(buyer, [[2, 1]], 'bank_transfer')
  const body = { token, title: '春の点検', addressee: '佐藤商店 御中' }
  const { id, total_payment } = await call('POST /v1/me/quotations', { body })
  const quotation = { params: { id } }
  await call('GET /v1/me/quotations', {})
  await call('GET /v1/me/quotations/{id}', quotation)
  await call('GET /v1/me/quotations/{id}/download', quotation)
  await call('POST /v1/me/quotations/{id}/cart', { ...quotation, body: { token } })
  await call('POST /v1/me/quotations/{id}/order', { ...quotation, body: { total_payment } })
  await call('DELETE /v1/me/quotations/{id}', quotation)
}

/** Gifts for the end of a year, and what is remembered of them. */
async function giveInSeason(buyer: SellingShop, call: Visitor['call']): Promise<void> {
  const message = '本年も大変お世話になりました。'
  await giveTo(buyer, [{ address: ADDRESS, goods: [[2, 1]], message }])
  const { data: seasons } = await call('GET /v1/me/gift-seasons')
  await call('GET /v1/me/gift-seasons/{key}', { params: { key: seasons[0]!.key } })
}
