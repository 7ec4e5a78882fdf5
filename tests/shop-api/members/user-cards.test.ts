import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Card } from '#contract/shapes/card.ts'
import { forgetCards } from '#shop-api/members/cards/forget-cards.ts'
import { addCard, MAX_CARDS } from '#shop-api/members/cards/user-cards.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { withProvider } from '#tests/support/test-cards.ts'
import { cards_to_forget, user_cards } from '#shop-api/db/schema/wallet.ts'
import { forgetMemberData } from '#shop-api/members/account/forget-member-data.ts'
import { createAsk } from '#tests/support/ask-as.ts'
import { createMember, type TestMember } from '#tests/support/create-member.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { openSellingShop, readyCart, tokenise } from '#tests/support/selling-shop.ts'

const GOOD = '4111 1111 1111 1111'
const OTHER = '5555 5555 5555 4444'
const DECLINED = '4000 0000 0000 0002'
const CHALLENGED = '4000 0000 0000 3220'

describe.each(ONE_ENGINE)('cards a member keeps (%s)', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  async function open() {
    const shop = await openSellingShop(opened.db, [{ unit_price: 500, stock: 9 }])
    const channel = shop.channel.name
    const join = () => createMember(opened.db, { channel, now: shop.clock.now })
    const [hanako, jiro] = [await join(), await join()]
    const send = createAsk({ request: async (path, init) => shop.app.request(path, init) })
    const ask = (call: string, as?: TestMember, body?: unknown) =>
      send(call, { channel, ...(as && { as }), ...(body !== undefined && { body }) })
    const keep = async (number: string, as = hanako, more: object = {}) =>
      ask('POST me/user-cards', as, { token: await tokenise(shop, number), ...more })
    const list = async (as = hanako) => ((await ask('GET me/user-cards', as)).body as { data: Card[] }).data
    const { provider, vault } = shop.cards
    const choose = (token: string, user_card_id: number, as?: TestMember) =>
      ask('PATCH carts/order/modify', as, { token, user_card_id })
    const decide = (cart: { token: string; detail: { order: { total_payment: number } } }, as?: TestMember) =>
      ask(`POST carts/${cart.token}/decision`, as, { total_payment: cart.detail.order.total_payment })
    return { shop, hanako, jiro, ask, keep, list, provider, vault, choose, decide }
  }

  test('are known by the provider’s names and what may be shown; the first is the main one', async () => {
    const { hanako, ask, keep, list, vault } = await open()
    expect(await list()).toEqual([])
    const first = (await keep(GOOD)).body as Card
    expect(first).toEqual({
      id: first.id,
      is_main: true,
      token: expect.stringMatching(/^card_/),
      token_key: expect.stringMatching(/^cus_/),
      name: 'HANAKO SATO',
      masked_number: '**** **** **** 1111',
      brand: 'Visa',
      expiration: '203012',
    })
    const second = (await keep(OTHER)).body as Card
    expect(second).toMatchObject({ is_main: false, brand: 'Mastercard', token_key: first.token_key })
    const third = (await keep(GOOD, hanako, { is_main: true })).body as Card
    expect((await list()).map(({ id, is_main }) => [id, is_main])).toEqual([
      [third.id, true],
      [second.id, false],
      [first.id, false],
    ])
    expect((await ask(`PATCH me/user-cards/${first.id}/use`, hanako)).body).toEqual({ result: true })
    expect((await list()).map(({ id, is_main }) => [id, is_main])).toEqual([
      [first.id, true],
      [third.id, false],
      [second.id, false],
    ])
    const answer = await ask('GET me/user-cards', hanako)
    expect(answer.headers.get('x-limit')).toBe(String(MAX_CARDS))
    const stored = JSON.stringify([await opened.db.select().from(user_cards), vault.listCards()])
    expect(stored).not.toMatch(/4111 ?1111/)
  })

  test('are refused as numbers, unknown tokens, declined cards, and beyond the limit', async () => {
    const { shop, hanako, jiro, ask, keep, list } = await open()
    const refusals = [
      ['4111111111111111', 'user_card.token_invalid'],
      ['tok_nobody', 'user_card.token_invalid'],
      [await tokenise(shop, DECLINED), 'user_card.declined'],
    ] as const
    for (const [token, code] of refusals) {
      expect(await ask('POST me/user-cards', hanako, { token })).toMatchObject({
        status: 422,
        body: { code },
      })
    }
    expect((await ask('POST me/user-cards', hanako, { token: '' })).status).toBe(422)
    expect((await ask('POST me/user-cards', undefined, { token: 'tok_x' })).status).toBe(401)
    expect(await list()).toEqual([])
    for (let at = 0; at < MAX_CARDS - 1; at++) expect((await keep(GOOD)).status).toBe(200)
    const tries = await Promise.all([keep(GOOD), keep(GOOD), keep(GOOD)])
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    expect(tries.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'user_card.too_many' })
    expect(await list()).toHaveLength(MAX_CARDS)
    expect(await list(jiro)).toEqual([])
  })

  test('are one card however often the same token is sent, and never two members’', async () => {
    const { shop, hanako, jiro, ask, list } = await open()
    const token = await tokenise(shop, GOOD)
    const [once, twice] = [
      await ask('POST me/user-cards', hanako, { token }),
      await ask('POST me/user-cards', hanako, { token }),
    ]
    expect(twice.body).toEqual(once.body)
    const stolen = [token, (once.body as Card).token]
    for (const taken of stolen) {
      const answer = await ask('POST me/user-cards', jiro, { token: taken })
      expect(answer).toMatchObject({ status: 422, body: { code: 'user_card.token_invalid' } })
    }
    expect(await list()).toHaveLength(1)
  })

  test('say so when the card company cannot be reached, and keep nothing', async () => {
    const { shop, hanako, provider, list } = await open()
    const context = { db: opened.db, channel: shop.channel, now: shop.clock.now, tag_token: null }
    const member = { ...hanako, is_registered_member: true }
    const away = { ...provider, keep: () => Promise.reject(new Error('connection reset')) }
    const tried = addCard({ ...context, member } as never, away, '', { token: 'tok_1' })
    await expect(tried).rejects.toMatchObject({ body: { code: 'user_card.unreachable' } })
    expect(await list()).toEqual([])
  })

  test('are forgotten here at once and at the provider when it answers; another becomes the main one', async () => {
    const { shop, hanako, jiro, ask, keep, list, vault } = await open()
    const [first, second] = [(await keep(GOOD)).body as Card, (await keep(OTHER)).body as Card]
    const path = `me/user-cards/${first.id}`
    for (const call of [`DELETE ${path}`, `PATCH ${path}/use`]) {
      expect((await ask(call, jiro)).status).toBe(404)
      expect((await ask(call)).status).toBe(401)
    }
    expect((await ask(`DELETE ${path}`, hanako)).status).toBe(204)
    expect(await list()).toEqual([{ ...second, is_main: true }])
    await opened.db.delete(cards_to_forget).where(ne(cards_to_forget.token, first.token))
    const away = withProvider(shop.cards, {
      forget: () => Promise.reject(new Error('connection reset')),
    })
    await expect(forgetCards(opened.db, away)).rejects.toThrow('1 cards were not forgotten')
    expect(vault.findCard(first.token)).toBeDefined()
    await forgetCards(opened.db, shop.cards)
    expect(vault.findCard(first.token)).toBeUndefined()
    expect(await opened.db.select().from(cards_to_forget)).toEqual([])
    await opened.db.transaction((tx) =>
      forgetMemberData(tx, { channel: shop.channel.name, user_id: hanako.id, now: new Date() }),
    )
    await forgetCards(opened.db, shop.cards)
    expect(vault.findCard(second.token)).toBeUndefined()
  })

  test('pay for the member’s own order, and nobody else’s', async () => {
    const { shop, hanako, jiro, ask, keep, choose, decide } = await open()
    const card = (await keep(GOOD)).body as Card
    const cart = await readyCart(shop, [[0, 1]], 'card')
    const foreign = { status: 422, body: { code: 'cart.payment.user_card_not_found' } }
    expect(await choose(cart.token, card.id)).toMatchObject(foreign)
    expect(await choose(cart.token, card.id, jiro)).toMatchObject(foreign)
    expect(await choose(cart.token, 999_999, hanako)).toMatchObject(foreign)
    const moveTo = (provider: string) =>
      opened.db.update(user_cards).set({ provider }).where(eq(user_cards.id, card.id))
    await moveTo('a provider of earlier days')
    expect(await choose(cart.token, card.id, hanako)).toMatchObject(foreign)
    await moveTo(shop.cards.provider.name)
    expect(
      await ask('PATCH carts/order/modify', jiro, { token: cart.token, card_token: card.token }),
    ).toMatchObject({
      status: 422,
      body: { code: 'cart.payment.card_token_invalid' },
    })
    expect((await choose(cart.token, card.id, hanako)).status).toBe(200)
    const without = { status: 422, body: { errors: [{ field: 'detail.order.card_token' }] } }
    expect(await decide(cart, jiro)).toMatchObject(without)
    expect(await decide(cart)).toMatchObject(without)
    expect((await decide(cart, hanako)).body).toMatchObject({ result: 'completed' })
    const [attempt] = await opened.db
      .select()
      .from(payment_attempts)
      .where(eq(payment_attempts.card_token, card.token))
    expect(attempt).toMatchObject({ state: 'approved', card_token_key: card.token_key })
    expect(await opened.db.$count(orders, eq(orders.channel_id, shop.channel.id))).toBe(1)
  })

  test('pay only as long as they are kept, valid and what is paid with', async () => {
    const { shop, hanako, ask, keep, choose, decide } = await open()
    const card = (await keep(GOOD)).body as Card
    const cart = await readyCart(shop, [[0, 1]], 'bank_transfer')
    expect(await choose(cart.token, card.id, hanako)).toMatchObject({
      status: 422,
      body: { code: 'cart.payment.not_available' },
    })
    const paid = await readyCart(shop, [[0, 1]], 'card')
    expect((await choose(paid.token, card.id, hanako)).status).toBe(200)
    await ask(`DELETE me/user-cards/${card.id}`, hanako)
    const without = { status: 422, body: { errors: [{ field: 'detail.order.card_token' }] } }
    expect(await decide(paid, hanako)).toMatchObject(without)
    const late = (await keep(GOOD)).body as Card
    await opened.db.update(user_cards).set({ expiration: '202610' }).where(eq(user_cards.id, late.id))
    expect(await choose(paid.token, late.id, hanako)).toMatchObject({
      status: 422,
      body: { code: 'cart.payment.card_token_invalid', errors: [{ field: 'user_card_id' }] },
    })
  })

  test('cannot be removed while a payment with them is under way', async () => {
    const { shop, hanako, ask, keep, choose, decide } = await open()
    const card = (await keep(CHALLENGED)).body as Card
    const cart = await readyCart(shop, [[0, 1]], 'card')
    await choose(cart.token, card.id, hanako)
    const begun = await decide(cart, hanako)
    expect(begun.body).toMatchObject({ result: 'challenge' })
    const path = `DELETE me/user-cards/${card.id}`
    expect(await ask(path, hanako)).toMatchObject({ status: 422, body: { code: 'user_card.open_order' } })
    const charge = shop.cards.vault.listCharges().find(({ token }) => token === card.token)
    await shop.cards.app.request(`/challenges/${charge?.challenge_id}`, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'decline' }),
    })
    expect(await decide(cart, hanako)).toMatchObject({ status: 422, body: { code: 'payment.declined' } })
    const read = await ask(`GET carts/${cart.token}`, hanako)
    expect(read.body).toMatchObject({ payment_state: { state: 'declined' } })
    expect((await ask(path, hanako)).status).toBe(204)
  })
})
