import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/index.ts'
import type { Cart } from '#contract/shapes/cart.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { carts, order_shippings } from '#shop-api/db/schema/selling.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { decide, openSellingShop, readyCart } from '#tests/support/selling-shop.ts'

type Noshi = NonNullable<CallInput<'PATCH /v1/carts/packings/modify'>['body']['noshi']>

const WEDDING: Noshi = {
  mizuhiki: 'red_white_knot',
  placement: 'outer',
  title: '御結婚御祝',
  names: ['佐藤 花子', '鈴木 一郎', '林 一'],
  affiliation: '株式会社そよかぜ 代表取締役',
}

describe.each(ONE_ENGINE)('the noshi of a parcel on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  async function openParcel() {
    const shop = await openSellingShop(opened.db, [{ unit_price: 1_000, stock: 20 }])
    const cart = await readyCart(shop, [[0, 1]], 'bank_transfer')
    const key = cart.detail.packings[0]?.key ?? ''
    const toInput = (noshi: unknown) => ({ body: { token: cart.token, key, noshi: noshi as Noshi } })
    const readOrder = (orderNo: string) =>
      shop.call('GET /v1/carts/order/{orderNo}', { params: { orderNo }, query: { token: cart.token } })
    return {
      shop,
      readOrder,
      decideAndRead: async (written: Cart) => readOrder((await decide(shop, written)).order_no),
      write: (noshi: Noshi) => shop.call('PATCH /v1/carts/packings/modify', toInput(noshi)),
      refuse: (noshi: unknown) => shop.refuse('PATCH /v1/carts/packings/modify', toInput(noshi)),
    }
  }

  test('cords, place, purpose, three lines of names and where they work go into the order as they were written', async () => {
    const { decideAndRead, write } = await openParcel()
    const written = await write(WEDDING)
    expect(written.detail.packings[0]?.noshi).toEqual(WEDDING)
    const order = await decideAndRead(written)
    expect(order.detail.packings[0]?.noshi).toEqual(WEDDING)
  })

  test('a fourth line, a line too long and a paper without a purpose are refused, each at its field', async () => {
    const { refuse } = await openParcel()
    const fields = async (wrong: Partial<Record<keyof Noshi, unknown>>) =>
      (await refuse({ ...WEDDING, ...wrong })).errors?.map(({ field, message }) => [field, message])
    expect(await fields({ names: ['一', '二', '三', '四'] })).toEqual([
      ['noshi.names', 'この項目は3件以内で選んでください'],
    ])
    expect(await fields({ names: ['長'.repeat(21)] })).toEqual([
      ['noshi.names.0', 'この項目は20文字以内で入力してください'],
    ])
    expect(await fields({ affiliation: '長'.repeat(25) })).toEqual([
      ['noshi.affiliation', 'この項目は24文字以内で入力してください'],
    ])
    expect(await fields({ title: ' ' })).toEqual([['noshi.title', 'この項目を入力してください']])
    expect(await fields({ mizuhiki: 'blue_bow' })).toEqual([
      ['noshi.mizuhiki', 'この項目は選択肢から選んでください'],
    ])
  })

  test.each([
    ['御結婚御祝', 'red_white_bow', /結び切り/],
    ['快気祝', 'red_white_bow', /結び切り/],
    ['御歳暮', 'red_white_knot', /蝶結び/],
    ['志', 'red_white_bow', /黒白か黄白/],
    ['満中陰志', 'red_white_knot', /黒白か黄白/],
    ['暑中御見舞', 'red_white_knot', /蝶結び/],
    ['新築御祝', 'black_white_knot', /弔事/],
  ] as const)('%s with %s is refused, and it is said which cords are used', async (title, mizuhiki, why) => {
    const { refuse } = await openParcel()
    const refused = await refuse({ ...WEDDING, title, mizuhiki })
    expect(refused.code).toBe('cart.packing.mizuhiki_not_fitting')
    expect(refused.errors).toMatchObject([
      { field: 'noshi.mizuhiki', message: expect.stringMatching(why) as string },
    ])
  })

  test('a noshi written before cords were asked for is still shown, in carts and in orders', async () => {
    const { shop, decideAndRead, readOrder, write } = await openParcel()
    // As it was stored then; today's types do not know it.
    const old = { title: '内祝', name: '佐藤' } as unknown as null
    const shown = { mizuhiki: null, placement: null, title: '内祝', names: ['佐藤'] }
    const written = await write(WEDDING)
    const order = await decideAndRead(written)
    await opened.db
      .update(order_shippings)
      .set({ packings: order.detail.packings.map((packing) => ({ ...packing, noshi: old })) })
      .where(eq(order_shippings.order_id, order.id))
    const read = await readOrder(order.order_no)
    expect(read.detail.packings[0]?.noshi).toEqual(shown)

    const other = await readyCart(shop, [[0, 1]], 'bank_transfer')
    const [row] = await opened.db.select().from(carts).where(eq(carts.token, other.token))
    const detail = { ...row!.detail, packings: row!.detail.packings.map((one) => ({ ...one, noshi: old })) }
    await opened.db.update(carts).set({ detail }).where(eq(carts.token, other.token))
    const seen = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: other.token } })
    expect(seen.detail.packings[0]?.noshi).toEqual(shown)
  })
})
