import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminOrderDetail } from '#contract/shapes/admin-order.ts'
import type { NoshiInput } from '#contract/shapes/noshi.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { order_shippings } from '#shop-api/db/schema/selling.ts'
import { layOutNoshi } from '#src/rules/gift/noshi-layout.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { openOrderDesk, type OrderDesk } from '#tests/support/order-desk.ts'
import { decide, readyCart } from '#tests/support/selling-shop.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

const NOSHI: NoshiInput = {
  mizuhiki: 'red_white_bow',
  placement: 'outer',
  title: '御歳暮',
  names: ['髙﨑 𠮷子', 'サーABC'],
  affiliation: '株式会社そよかぜ',
}

const MM = 72 / 25.4

async function openDesk() {
  const desk = await openOrderDesk(opened.db)
  return {
    ...desk,
    /** Places an order as a guest whose parcel is a gift. */
    async give(gift: { noshi?: NoshiInput; message?: string }): Promise<AdminOrderDetail> {
      const { authorization } = desk.headers
      delete desk.headers['authorization']
      const cart = await readyCart(desk, [[0, 1]], 'card')
      const body = { token: cart.token, key: cart.detail.packings[0]!.key, ...gift }
      const { order_no } = await decide(desk, await desk.call('PATCH /v1/carts/packings/modify', { body }))
      desk.headers['authorization'] = authorization ?? ''
      const { data } = await desk.call('GET /v1/admin/orders', { query: { q: order_no ?? '' } })
      return desk.call('GET /v1/admin/orders/{id}', { params: { id: data[0]!.id } })
    },
  }
}

async function readPdf(desk: Pick<OrderDesk, 'ask'>, body: object) {
  const answer = await desk.ask('orders/papers', body)
  expect(answer.status).toBe(200)
  const name = decodeURIComponent(answer.headers.get('x-suggested-filename') ?? '')
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()), { verbosity: 0 })
  const { text } = await extractText(pdf, { mergePages: false })
  return { pdf, name, pages: text.map((page) => page.replaceAll(/\s+/g, '')) }
}

async function readWhy(desk: Pick<OrderDesk, 'ask'>, body: object) {
  const answer = await desk.ask('orders/papers', body)
  return { status: answer.status, ...((await answer.json()) as { code: string; message: string }) }
}

test('Noshi papers begin with a list for the packers; each sheet has its words alone, and a number', async () => {
  const desk = await openDesk()
  const first = await desk.give({ noshi: NOSHI })
  const second = await desk.give({
    noshi: { mizuhiki: 'plain', placement: 'inner', title: '内祝', names: [] },
  })
  const { pages, pdf } = await readPdf(desk, { kind: 'noshi_papers', ids: [first.id, second.id] })
  expect(pages).toHaveLength(3)
  for (const words of [
    `1${first.order_no}佐藤花子様紅白蝶結び・外のし御歳暮株式会社そよかぜ髙﨑𠮷子サーABC`,
    `2${second.order_no}佐藤花子様無地（水引なし）・内のし内祝`,
  ])
    expect(pages[0]).toContain(words)
  expect(pages[0]).not.toContain('〓')
  expect(pages[1]).toContain(`1${first.order_no}`)
  expect(pages[2]).toBe(`内祝2${second.order_no}`)
  const { width, height } = (await pdf.getPage(2)).getViewport({ scale: 1 })
  expect([Math.round(width / MM), Math.round(height / MM)]).toEqual([297, 210])
})

test('Every letter of a sheet stands where the preview showed it', async () => {
  const desk = await openDesk()
  const { id, order_no } = await desk.give({ noshi: NOSHI })
  const { pdf, name } = await readPdf(desk, { kind: 'noshi_papers', ids: [id] })
  expect(name).toBe(`のし紙_${order_no}.pdf`)
  const { items } = await (await pdf.getPage(2)).getTextContent()
  const printed = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []))
  const { title, names, affiliation } = layOutNoshi(NOSHI)
  const letters = [title, ...names, affiliation].flat()
  for (const { letter, x, y, size, is_turned } of letters) {
    const near = printed.filter(({ str, transform }) => {
      const [, skew = 0, , , left = 0, bottom = 0] = transform as number[]
      const isNear = Math.abs(left / MM - x) < size * 0.75 && Math.abs(210 - bottom / MM - y) < size * 0.75
      return str.trim() === letter && isNear && (skew !== 0) === is_turned
    })
    expect(near.length, letter).toBeGreaterThan(0)
  }
})

test('A letter no face has is a mark on the sheet, and the list says which is to be written by hand', async () => {
  const desk = await openDesk()
  const { id } = await desk.give({ noshi: { ...NOSHI, names: ['佐藤\u{1f33b}'] } })
  const { pages } = await readPdf(desk, { kind: 'noshi_papers', ids: [id] })
  expect(pages[0]).toContain('印字できない文字が1文字あります')
  expect(pages[1]).toContain('〓')
})

test('Message cards are four on a sheet, each over a strip with its parcel, with the line breaks of the message', async () => {
  const desk = await openDesk()
  const orders: AdminOrderDetail[] = []
  for (const at of [1, 2, 3, 4, 5])
    orders.push(await desk.give({ message: `母へ\nいつもありがとう。Best wishes ${at}` }))
  const { pages, pdf, name } = await readPdf(desk, { kind: 'message_cards', ids: orders.map(({ id }) => id) })
  expect(pages).toHaveLength(2)
  for (const [at, { order_no }] of orders.slice(0, 4).entries()) {
    expect(pages[0]).toContain(`いつもありがとう。Bestwishes${at + 1}`)
    expect(pages[0]).toContain(`${order_no}佐藤花子様`)
  }
  expect(pages[1]).toContain('Bestwishes5')
  expect(name).toMatch(/^メッセージカード_\d{8}\.pdf$/)
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const heights = items.flatMap((item) =>
    'str' in item && /^(母へ|いつもありがとう。)/.test(item.str) ? [(item.transform as number[])[5]!] : [],
  )
  expect(new Set(heights.map(Math.round)).size).toBe(4)
})

test('Orders without a noshi or a card, and cancelled ones, say in Japanese that there is nothing to print', async () => {
  const desk = await openDesk()
  const bare = await desk.order('card', [[0, 1]])
  const noshi = { status: 422, code: 'order.files.no_noshi' }
  const card = { status: 422, code: 'order.files.no_card' }
  expect(await readWhy(desk, { kind: 'noshi_papers', ids: [bare.id] })).toMatchObject({
    ...noshi,
    message: '選んだ注文に、のしを付ける荷物がありません。のしのある注文を選んでください。',
  })
  expect(await readWhy(desk, { kind: 'message_cards', ids: [bare.id] })).toMatchObject(card)
  const gone = await desk.give({ noshi: NOSHI, message: 'ありがとう' })
  await desk.call('PATCH /v1/admin/orders/{id}', { params: { id: gone.id }, body: { status: 'cancelled' } })
  expect(await readWhy(desk, { kind: 'noshi_papers', ids: [gone.id] })).toMatchObject(noshi)
  expect(await readWhy(desk, { kind: 'message_cards', ids: [gone.id] })).toMatchObject(card)
})

test('A parcel all of which was paid back before it left gets neither noshi nor card', async () => {
  const desk = await openDesk()
  const order = await desk.give({ noshi: NOSHI, message: 'ありがとう' })
  const lines = order.lines.map(({ id, quantity }) => ({ line_id: id, quantity }))
  await desk.call('POST /v1/admin/orders/{id}/refunds', {
    params: { id: order.id },
    body: {
      request_key: crypto.randomUUID(),
      amount: 1,
      lines,
      reason: '',
      is_restocked: false,
      is_told: false,
    },
  })
  const papers = (kind: string) => readWhy(desk, { kind, ids: [order.id] })
  expect(await papers('noshi_papers')).toMatchObject({ code: 'order.files.no_noshi' })
  expect(await papers('message_cards')).toMatchObject({ code: 'order.files.no_card' })
})

test('Another shop’s orders have no papers here', async () => {
  const [desk, other] = [await openDesk(), await openDesk()]
  const { id } = await desk.give({ noshi: NOSHI })
  expect((await readWhy(other, { kind: 'noshi_papers', ids: [id] })).status).toBe(422)
})

test('More than a thousand sheets at once are refused: they would hold up all other documents', async () => {
  const desk = await openDesk()
  const { id } = await desk.give({ noshi: NOSHI })
  const [place] = await opened.db.select().from(order_shippings).where(eq(order_shippings.order_id, id))
  const { id: _, ...copied } = place!
  const copies = Array.from({ length: 1_000 }, (__, at) => ({ ...copied, position: at + 2 }))
  await opened.db.insert(order_shippings).values(copies)
  expect(await readWhy(desk, { kind: 'noshi_papers', ids: [id] })).toMatchObject({
    status: 422,
    code: 'order.files.too_many',
    message: '一度に印刷できるのは1,000枚までです。注文を分けて選び直してください。',
  })
})
