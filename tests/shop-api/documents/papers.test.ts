import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { createMember } from '#tests/support/create-member.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import {
  decide,
  openSellingShop,
  type PaymentCode,
  readyCart,
  type SellingShop,
} from '#tests/support/selling-shop.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

const openShop = () =>
  openSellingShop(opened.db, [
    { unit_price: 2_160, tax_rate: 8, stock: 90 },
    { unit_price: 1_100, tax_rate: 10, stock: 90 },
  ])

/** Places an order of both goods. @returns its row, as the database has it */
async function order(shop: SellingShop, payment: PaymentCode) {
  const lines: [number, number][] = [
    [0, 2],
    [1, 1],
  ]
  await decide(shop, await readyCart(shop, lines, payment))
  const rows = await opened.db
    .select()
    .from(orders)
    .where(eq(orders.channel_id, shop.channel.id))
    .orderBy(orders.id)
  return rows.at(-1)!
}

async function download(shop: SellingShop, path: string) {
  const { headers } = shop
  const answer = await shop.app.fetch(
    new Request(`http://shop.test/${shop.channel.name}/v1/${path}`, { headers }),
  )
  if (!answer.ok) return { status: answer.status, text: '', name: '' }
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()), { verbosity: 0 })
  const { text } = await extractText(pdf, { mergePages: true })
  const name = decodeURIComponent(answer.headers.get('x-suggested-filename') ?? '')
  return { status: answer.status, name, text: text.replaceAll(/\s+/g, '') }
}

test('A guest with the token of the mail gets the receipt, addressed as asked, marked from the second time on', async () => {
  const shop = await openShop()
  const { order_no, token, total_payment } = await order(shop, 'card')
  const params = { no: order_no }
  const query = { t: token }
  const check = await shop.call('GET /v1/orders/{no}/check/receipt', { params, query })
  expect(check).toEqual({
    order_no,
    is_available: true,
    pay_by: null,
    reason: null,
    expires_at: '2027-11-24T01:00:00.000Z',
    return_invoices: [],
  })
  await shop.call('PUT /v1/orders/{no}/guest/receipt', {
    params,
    query,
    body: { receiptInfo: { addressee: '株式会社みどり 御中', proviso: '贈答品代' } },
  })
  const path = `orders/${order_no}/download/receipt?t=${token}`
  const first = await download(shop, path)
  expect(first.name).toBe(`領収書_${order_no}.pdf`)
  for (const words of [
    '株式会社みどり御中',
    '但し、贈答品代として、上記の金額を正に領収いたしました。',
    `￥${total_payment.toLocaleString('ja-JP')}－`,
    '登録番号T1234567890123',
    '商品1※',
    '8%対象4,0003204,320',
    '10%対象1,7001701,870',
    '株式会社そよかぜ商会',
  ])
    expect(first.text).toContain(words)
  expect(first.text).not.toContain('再発行')
  expect((await download(shop, path)).text).toContain('（再発行）')
  const read = await shop.call('GET /v1/orders/{no}/guest/receipt', { params, query })
  expect(read).toMatchObject({ issued_count: 2, issued_at: '2026-11-24T01:00:00.000Z' })
})

test('The mail of an order leads to its papers', async () => {
  const shop = await openShop()
  const { order_no, token } = await order(shop, 'card')
  const sent = await opened.db
    .select()
    .from(mails)
    .where(eq(mails.topic, `order:${shop.channel.name}:${order_no}`))
  expect(sent[0]?.text).toContain(`/orders/receipt/?no=${order_no}&t=${token}`)
})

test('A wrong token, a foreign one and an unknown number get the same 404', async () => {
  const shop = await openShop()
  const mine = await order(shop, 'card')
  const other = await order(await openShop(), 'card')
  const wrong = [
    `orders/${mine.order_no}/download/receipt?t=wrong`,
    `orders/${mine.order_no}/download/billing?t=${other.token}`,
    `orders/NO-SUCH/download/receipt?t=${mine.token}`,
  ]
  for (const path of wrong) expect((await download(shop, path)).status).toBe(404)
})

test('There is no receipt before the money is here, for cash on delivery, after a cancellation or a year later', async () => {
  const shop = await openShop()
  const ask = async (row: typeof orders.$inferSelect) => {
    const input = { params: { no: row.order_no }, query: { t: row.token } }
    const { reason } = await shop.call('GET /v1/orders/{no}/check/receipt', input)
    const refused = await shop.refuse('GET /v1/orders/{no}/guest/receipt', input)
    expect(refused).toMatchObject({ status: 422, code: `receipt.${reason}` })
    return reason
  }
  const transfer = await order(shop, 'bank_transfer')
  expect(await ask(transfer)).toBe('not_paid')
  await opened.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, transfer.id))
  expect(await ask(transfer)).toBe('cancelled')
  const billing = await download(shop, `orders/${transfer.order_no}/download/billing?t=${transfer.token}`)
  expect(billing.status).toBe(422)
  expect(await ask(await order(shop, 'cash_on_delivery'))).toBe('payment_without_receipt')
  const card = await order(shop, 'card')
  shop.clock.now = new Date(shop.clock.now.getTime() + 366 * 86_400_000)
  expect(await ask(card)).toBe('expired')
})

test('The complete screen hands over half an hour’s token, which is changed into the lasting one', async () => {
  const shop = await openShop()
  const cart = await readyCart(shop, [[0, 1]], 'card')
  const { order_no } = await decide(shop, cart)
  const { temporary_token } = await shop.call('GET /v1/carts/order/{orderNo}', {
    params: { orderNo: order_no! },
    query: { token: cart.token },
  })
  const change = { params: { temporaryToken: temporary_token } }
  const changed = await shop.call('GET /v1/orders/temporary/{temporaryToken}', change)
  expect(changed.order_no).toBe(order_no)
  const forged = { params: { temporaryToken: `${temporary_token}x` } }
  expect((await shop.refuse('GET /v1/orders/temporary/{temporaryToken}', forged)).status).toBe(404)
  shop.clock.now = new Date(shop.clock.now.getTime() + 31 * 60_000)
  expect((await shop.refuse('GET /v1/orders/temporary/{temporaryToken}', change)).status).toBe(404)
})

test('A member has bill and quotation of an order, with what is still to be paid and how', async () => {
  const shop = await openShop()
  const member = await createMember(opened.db, { channel: shop.channel.name, now: shop.clock.now })
  Object.assign(shop.headers, member.headers)
  const { id, order_no } = await order(shop, 'bank_transfer')
  const billing = await download(shop, `me/orders/${id}/download/billing`)
  expect(billing.name).toBe(`請求書_${order_no}.pdf`)
  expect(billing.text).toContain('佐藤花子様')
  expect(billing.text).toContain('そよかぜ銀行本店営業部')
  const quotation = await download(shop, `me/orders/${id}/download/quotation`)
  expect(quotation.text).toContain('見積書')
  expect(quotation.text).not.toContain('そよかぜ銀行')
  expect((await shop.call('GET /v1/me/orders/{id}', { params: { id } })).receipt).toBeNull()
})
