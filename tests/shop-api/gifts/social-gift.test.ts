import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ErrorBody } from '#contract/shapes/error.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { settings } from '#shop-api/db/schema/channels.ts'
import { social_gifts } from '#shop-api/db/schema/gifts.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { loadDestinations } from '#shop-api/orders/load-destinations.ts'
import { THE_SHOP } from '#shop-api/orders/record-order-event.ts'
import { moveOrder } from '#shop-api/orders/move-order.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import {
  ADDRESS,
  fillCart,
  openSellingShop,
  readyCart,
  type SellingShop,
} from '#tests/support/selling-shop.ts'
import { openShopperBrowser } from '#tests/support/shopper-browser.ts'
import { ANSWER, RECEIVER, sendGift } from '#tests/support/social-gift.ts'

describe.each(ONE_ENGINE)('a social gift on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  const open = () => openSellingShop(opened.db, [{ unit_price: 2_160, tax_rate: 8, stock: 9 }])
  const browse = (shop: SellingShop) =>
    openShopperBrowser(async (path, init) => shop.app.request(path, init), { channel: shop.channel.name })

  const makeGift = (shop: SellingShop, token: string) =>
    shop.call('PATCH /v1/carts/social/receiver', { body: { token, receiver: RECEIVER } })

  const moveOn = (shop: SellingShop, id: number, status: 'paid' | 'shipped' | 'cancelled') => {
    const { now } = shop.clock
    return moveOrder({ db: opened.db, channel: shop.channel, now, payments: shop.cards }, THE_SHOP, id, {
      status,
    })
  }

  test('costs a flat shipping fee before anybody knows the address, and nothing is paid at the door', async () => {
    const shop = await open()
    const ready = await readyCart(shop, [[0, 2]], 'cash_on_delivery')
    const cart = await makeGift(shop, ready.token)
    expect(cart.social_gift).toEqual({ receiver_name: RECEIVER.name, message: RECEIVER.message })
    expect(cart.detail.shippings).toMatchObject([{ address: null, carriage: 1_650 }])
    expect(cart.detail.order).toMatchObject({ total_carriage: 1_650, payment_fee: null })
    const { data } = await shop.call('GET /v1/payments/carts/{cartToken}', {
      params: { cartToken: cart.token },
    })
    const atTheDoor = data.find(({ code }) => code === 'cash_on_delivery')
    expect(atTheDoor).toMatchObject({
      is_available: false,
      reason: '受け取る方がお届け先を決めるギフトでは、ご利用いただけません。',
    })
    const refused = await shop.refuse('PATCH /v1/carts/shippings/modify', {
      body: { token: cart.token, key: cart.detail.shippings[0]?.key ?? '', address: ADDRESS },
    })
    expect(refused.code).toBe('cart.social.recipient_decides')
    const back = await shop.call('PATCH /v1/carts/social/receiver', {
      body: { token: cart.token, receiver: null },
    })
    expect(back.social_gift).toBeUndefined()
  })

  test('is refused for goods that are no gifts', async () => {
    const shop = await open()
    await opened.db
      .update(product_models)
      .set({ is_giftable: false })
      .where(eq(product_models.channel_id, shop.channel.id))
    const { token } = await fillCart(shop, [[0, 1]])
    const refused = await shop.refuse('PATCH /v1/carts/social/receiver', {
      body: { token, receiver: RECEIVER },
    })
    expect(refused.code).toBe('cart.social.not_giftable')
  })

  test('leads its recipient from the link to the end, showing no price and telling the sender no address', async () => {
    const shop = await open()
    const { order, giftToken } = await sendGift(shop)
    const [mail] = await opened.db.select().from(mails).where(eq(mails.channel_id, shop.channel.id))
    expect(mail?.text).toContain(`/social-gift/?token=${giftToken}`)
    const recipient = browse(shop)
    const params = { giftToken }
    const shown = await recipient.call('GET /v1/social-gifts/{giftToken}/products', { params })
    expect(shown).toMatchObject({
      gift: { sender_name: '佐藤 花子', receiver_name: RECEIVER.name, status: 'waiting' },
      data: [{ product_name: '商品1', quantity: 2 }],
    })
    expect(JSON.stringify(shown)).not.toMatch(/2160|4320|price/)
    const { leadtimes } = await recipient.call('GET /v1/shipping-leadtime/input/{giftToken}', {
      params,
      query: { postal: ANSWER.postal_code, pref: ANSWER.prefecture },
    })
    const delivery_at = leadtimes[0]?.days[1] ?? null
    const answer = { ...ANSWER, delivery_at }
    await recipient.call('POST /v1/social-gifts/check/shipping', {
      body: { ...ADDRESS, gift_token: giftToken },
    })
    await recipient.call('POST /v1/social-gifts/check/delivery', {
      body: { ...answer, gift_token: giftToken },
    })
    const accepted = await recipient.call('PUT /v1/social-gifts/{giftToken}', { params, body: answer })
    expect(accepted).toMatchObject({ delivery_at, delivery_timezone: '午前中' })
    expect(leadtimes[0]?.order_shipping_id).toBe(accepted.id)
    // Who packs it reads where it goes, and when it is wanted there.
    const { id } = await order()
    const [destination] = (await loadDestinations(opened.db, [id])).get(id) ?? []
    expect(destination).toMatchObject({ shipping_last_name: '鈴木', prefecture: ANSWER.prefecture })
    const [goods, day] = destination?.instructions ?? []
    expect([goods?.text, day?.text]).toEqual(['商品1 2点', expect.stringContaining('午前中')])
    const again = await recipient.call('PUT /v1/social-gifts/{giftToken}', { params, body: answer })
    expect(again).toEqual(accepted)

    const completed = await recipient.call('GET /v1/social-gifts/{giftToken}/complete', { params })
    expect(completed).toMatchObject({ gift: { status: 'accepted' }, shipping: accepted })
    const bySender = await browse(shop).call('GET /v1/social-gifts/{giftToken}/complete', { params })
    expect(bySender.shipping).toMatchObject({ address: null, delivery_at: null })
    const seen = await order()
    expect(seen.social_gift?.status).toBe('accepted')
    expect(JSON.stringify(seen)).not.toContain('沖縄県')
  })

  test('a link that is forged, used, late or cancelled is refused politely', async () => {
    const shop = await open()
    const ask = async (giftToken: string) => {
      const path = `/${shop.channel.name}/v1/social-gifts/${giftToken}/products`
      const { status, body } = await shop.send('GET', path)
      return [status, (body as ErrorBody).code]
    }
    const answer = (giftToken: string, body = ANSWER) =>
      shop.send('PUT', `/${shop.channel.name}/v1/social-gifts/${giftToken}`, body)
    expect(await ask('forged')).toEqual([404, 'not_found'])
    const other = await sendGift(await open())
    expect(await ask(other.giftToken)).toEqual([404, 'not_found'])

    const used = await sendGift(shop)
    await answer(used.giftToken)
    expect(await ask(used.giftToken)).toEqual([422, 'social_gift.already_accepted'])
    const changed = await answer(used.giftToken, { ...ANSWER, address1: '別の町9-9' })
    expect((changed.body as ErrorBody).code).toBe('social_gift.already_accepted')

    const cancelled = await sendGift(shop)
    await moveOn(shop, (await cancelled.order()).id, 'cancelled')
    expect(await ask(cancelled.giftToken)).toEqual([422, 'social_gift.cancelled'])

    const late = await sendGift(shop)
    shop.clock.now = new Date('2026-12-08T10:00:00+09:00')
    expect(await ask(late.giftToken)).toEqual([422, 'social_gift.expired'])
    expect((await answer(late.giftToken)).status).toBe(422)
    expect((await late.order()).social_gift?.status).toBe('expired')
  })

  test('its recipient asks for a day and a time the shop can keep, or is told beside the field', async () => {
    const shop = await open()
    const { giftToken: gift_token } = await sendGift(shop)
    const check = (wish: Partial<typeof ANSWER> | { delivery_at: string }) =>
      shop.send('POST', `/${shop.channel.name}/v1/social-gifts/check/delivery`, {
        ...ANSWER,
        ...wish,
        gift_token,
      })
    const tomorrow = new Date(shop.clock.now.getTime() + 86_400_000).toISOString().slice(0, 10)
    for (const [field, wish] of [
      ['delivery_at', { delivery_at: tomorrow }],
      ['delivery_at', { delivery_at: '2027-12-01' }],
      ['delivery_timezone_key', { delivery_timezone_key: 'midnight' }],
    ] as const) {
      const { status, body } = await check(wish)
      expect([status, (body as ErrorBody).errors?.map((one) => one.field)]).toEqual([422, [field]])
    }
    expect((await check({})).status).toBe(200)
  })

  test('is made only in a shop whose settings have it', async () => {
    const shop = await open()
    await opened.db
      .delete(settings)
      .where(and(eq(settings.channel_id, shop.channel.id), eq(settings.key, 'PLUGIN.SOCIAL_GIFT.IS_USE')))
    const { token } = await fillCart(shop, [[0, 1]])
    const body = { token, receiver: RECEIVER }
    const refused = await shop.refuse('PATCH /v1/carts/social/receiver', { body })
    expect(refused.code).toBe('cart.social.not_giftable')
  })

  test('its recipient reads no price anywhere, whatever is asked', async () => {
    const shop = await open()
    const { giftToken, cart } = await sendGift(shop)
    const recipient = browse(shop)
    const params = { giftToken }
    const answers: unknown[] = [
      await recipient.call('GET /v1/social-gifts/{giftToken}/products', { params }),
      await recipient.call('GET /v1/social-gifts/{giftToken}/shipping', { params }),
      await recipient.call('GET /v1/shipping-leadtime/input/{giftToken}', {
        params,
        query: { postal: ANSWER.postal_code, pref: ANSWER.prefecture },
      }),
      await recipient.call('PUT /v1/social-gifts/{giftToken}', { params, body: ANSWER }),
      await recipient.call('GET /v1/social-gifts/{giftToken}/complete', { params }),
    ]
    const told = JSON.stringify(answers)
    expect(told).not.toMatch(/price|total|subtotal|carriage|fee|tax|discount|point|payment|order_no/)
    const { subtotal, total_payment, total_carriage } = cart.detail.order
    for (const amount of [2_160, subtotal, total_payment, total_carriage])
      expect(told).not.toMatch(new RegExp(`\\b${amount}\\b`))
  })

  test('an answer whose reply was lost is sent again, and the browser that opened the gift may read it', async () => {
    const shop = await open()
    const { giftToken } = await sendGift(shop)
    const params = { giftToken }
    const recipient = browse(shop)
    await recipient.call('GET /v1/social-gifts/{giftToken}/products', { params })
    const key = new Map(recipient.jar)
    await recipient.call('PUT /v1/social-gifts/{giftToken}', { params, body: ANSWER })
    // The reply, and with it the cookie, never came.
    recipient.jar.clear()
    for (const [name, value] of key) recipient.jar.set(name, value)
    const accepted = await recipient.call('PUT /v1/social-gifts/{giftToken}', { params, body: ANSWER })
    const read = await recipient.call('GET /v1/social-gifts/{giftToken}/complete', { params })
    expect(read.shipping).toEqual(accepted)
    expect(read.shipping.address?.prefecture).toBe('沖縄県')
  })

  test('whoever repeats the recipient’s address does not become the recipient', async () => {
    const shop = await open()
    const { giftToken } = await sendGift(shop)
    const params = { giftToken }
    const [recipient, other] = [browse(shop), browse(shop)]
    await recipient.call('PUT /v1/social-gifts/{giftToken}', { params, body: ANSWER })
    await other.call('PUT /v1/social-gifts/{giftToken}', { params, body: ANSWER })
    expect([...other.jar]).toEqual([])
    const read = async (browser: typeof other) =>
      (await browser.call('GET /v1/social-gifts/{giftToken}/complete', { params })).shipping.address
    expect(await read(other)).toBeNull()
    expect(await read(recipient)).toMatchObject({ prefecture: '沖縄県' })
  })

  test('a guest follows it by the number and token of the order mail', async () => {
    const shop = await open()
    const { order_no, giftToken } = await sendGift(shop)
    const [row] = await opened.db
      .select()
      .from(orders)
      .where(and(eq(orders.channel_id, shop.channel.id), eq(orders.order_no, order_no)))
    const check = await shop.call('GET /v1/orders/{no}/check/receipt', {
      params: { no: order_no },
      query: { t: row?.token ?? '' },
    })
    expect(check.social_gift).toMatchObject({ token: giftToken, status: 'waiting' })
    await browse(shop).call('PUT /v1/social-gifts/{giftToken}', { params: { giftToken }, body: ANSWER })
    const after = await shop.call('GET /v1/orders/{no}/check/receipt', {
      params: { no: order_no },
      query: { t: row?.token ?? '' },
    })
    expect(after.social_gift?.status).toBe('accepted')
    expect(JSON.stringify(after)).not.toContain('沖縄県')
  })

  test('two answers at once end in one', async () => {
    const shop = await open()
    const { giftToken } = await sendGift(shop)
    const answers = await Promise.all(
      ['一丁目', '二丁目', '三丁目'].map((address1) =>
        shop.send('PUT', `/${shop.channel.name}/v1/social-gifts/${giftToken}`, { ...ANSWER, address1 }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    const [row] = await opened.db.select().from(social_gifts).where(eq(social_gifts.token, giftToken))
    const won = answers.find(({ status }) => status === 200)?.body
    expect(won).toMatchObject({ address: row?.address })
  })

  test('does not leave the shop before its recipient said where to', async () => {
    const shop = await open()
    const { order, giftToken } = await sendGift(shop)
    const { id } = await order()
    await expect(moveOn(shop, id, 'shipped')).rejects.toMatchObject({
      body: { code: 'order.status.gift_not_accepted' },
    })
    await shop.send('PUT', `/${shop.channel.name}/v1/social-gifts/${giftToken}`, ANSWER)
    await moveOn(shop, id, 'shipped')
    expect((await order()).social_gift?.status).toBe('shipped')
    const [row] = await opened.db.select().from(orders).where(eq(orders.id, id))
    expect(row?.status).toBe('shipped')
  })
})
