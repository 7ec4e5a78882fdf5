import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invoices, return_invoices } from '#shop-api/db/schema/invoices.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { actAs, insertBuyer, insertCompany } from '#tests/support/company-shop.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { decide, readyCart, toDecision } from '#tests/support/selling-shop.ts'
import { BILLING_EMAIL, openInvoicedShop } from './open-invoiced-shop.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

describe('the month', () => {
  test('becomes one invoice of what had left by the closing day, with one rounding for each rate', async () => {
    const { editor, order, ship, close, list, read, readMails, at } = await openInvoicedShop(opened.db)
    const first = await order([
      [0, 1],
      [1, 1],
    ])
    const second = await order([
      [0, 1],
      [1, 1],
    ])
    const waiting = await order([[0, 2]])
    await at('2026-11-30T23:30:00+09:00')
    await ship(first.id)
    await ship(second.id)
    // Of the third one piece leaves in time, the other a day later.
    const { destinations, lines } = await editor.call('GET /v1/admin/orders/{id}', {
      params: { id: waiting.id },
    })
    await editor.call('POST /v1/admin/orders/{id}/parcels', {
      params: { id: waiting.id },
      body: {
        destination_id: destinations[0]!.id,
        carrier: 'yamato',
        tracking_no: '',
        lines: [{ line_id: lines[0]!.id, quantity: 1 }],
        is_told: false,
        request_key: crypto.randomUUID(),
      },
    })
    expect(await close()).toBe(0)
    await at('2026-12-01T00:10:00+09:00')
    expect(await close()).toBe(1)
    await ship(waiting.id)
    expect(await close()).toBe(0)
    const [invoice] = await list()
    // Each order says floor(1,875 × 10/110) = 170 and 40; the invoice of both floor(3,750 × 10/110) = 340, floor(1,084 × 8/108) = 80.
    expect(invoice).toMatchObject({
      number: 'INV-000001',
      closed_on: '2026-11-30',
      due_on: '2026-12-31',
      purchased: 4_834,
      total: 4_834,
      open: 4_834,
      state: 'open',
      account_name: '株式会社みなと',
    })
    const detail = await read(invoice!.id)
    expect(detail.by_rate).toEqual([
      { rate: 10, amount: 3_750, tax: 340 },
      { rate: 8, amount: 1_084, tax: 80 },
    ])
    expect(detail.lines.map(({ day, order_no, rate, amount }) => [day, order_no, rate, amount])).toEqual([
      ['2026-11-30', first.order_no, 10, 1_875],
      ['2026-11-30', first.order_no, 8, 542],
      ['2026-11-30', second.order_no, 10, 1_875],
      ['2026-11-30', second.order_no, 8, 542],
    ])
    const [mail] = await readMails(BILLING_EMAIL)
    expect(mail?.text).toContain('今回御請求額：4,834円')
    expect(mail?.text).toMatch(/https:\/\/soyokaze\.example\/orders\/receipt\/\?no=INV-000001&t=[\w-]{36}/)
    await at('2027-01-05T10:00:00+09:00')
    expect(await close()).toBe(1)
    expect(await list()).toMatchObject([{ number: 'INV-000002', closed_on: '2026-12-31' }, {}])
  })

  test('that was missed is made up for, oldest first; a month in which nothing left makes none', async () => {
    const { order, ship, close, list, at } = await openInvoicedShop(opened.db, {
      closing_day: 20,
      due_day: 10,
    })
    await at('2026-11-24T10:00:00+09:00')
    await ship((await order([[0, 1]])).id)
    await at('2027-01-19T10:00:00+09:00')
    await ship((await order([[0, 2]])).id)
    await at('2027-04-01T10:00:00+09:00')
    expect(await close()).toBe(2)
    expect(await list()).toMatchObject([
      { number: 'INV-000002', closed_on: '2027-01-20', due_on: '2027-04-08' },
      { number: 'INV-000001', closed_on: '2026-12-20', due_on: '2027-04-08' },
    ])
  })

  test('carries over what was not paid; money pays the oldest invoice first, and is noted once', async () => {
    const { shop, order, ship, close, list, read, pay, at } = await openInvoicedShop(opened.db)
    const first = await order([[2, 1]])
    await ship(first.id)
    await at('2026-12-02T10:00:00+09:00')
    await close()
    const [one] = await list()
    await pay(one!.id, 10_000, '2026-12-01', 'request-1')
    const after = await pay(one!.id, 10_000, '2026-12-01', 'request-1')
    expect(after).toMatchObject({ open: 20_000, balance: 20_000, payments: [{ amount: 10_000 }] })
    await ship((await order([[2, 1]])).id)
    await at('2027-01-01T09:00:00+09:00')
    await close()
    const [two] = await list()
    expect(await read(two!.id)).toMatchObject({
      previous: 30_000,
      paid: 10_000,
      returned: 0,
      carried_over: 20_000,
      purchased: 30_000,
      total: 50_000,
    })
    await pay(two!.id, 25_000, '2027-01-01')
    expect(await list()).toMatchObject([
      { open: 25_000, state: 'open' },
      { open: 0, state: 'paid' },
    ])
    const [paid] = await shop.db.select().from(orders).where(eq(orders.id, first.id))
    expect(paid?.paid_at).toEqual(shop.clock.now)
    await pay(two!.id, -25_000, '2027-01-01')
    expect(await list()).toMatchObject([{ open: 30_000 }, { open: 20_000, state: 'overdue' }])
  })

  test('a day that has not come, an amount of nothing and another shop are refused', async () => {
    const { editor, order, ship, close, list, at } = await openInvoicedShop(opened.db)
    await ship((await order([[0, 1]])).id)
    await at('2026-12-02T10:00:00+09:00')
    await close()
    const [invoice] = await list()
    const params = { id: invoice!.id }
    const body = { amount: 100, received_on: '2026-12-03', note: '', request_key: 'request-2' }
    const refuse = (changed: object) =>
      editor.refuse('POST /v1/admin/invoices/{id}/payments', { params, body: { ...body, ...changed } })
    expect(await refuse({})).toMatchObject({
      errors: [{ field: 'received_on', message: '入金日は、今日までの日付を入力してください' }],
    })
    expect((await refuse({ received_on: '2026-12-01', amount: 0 })).errors).toMatchObject([
      { field: 'amount' },
    ])
    const other = await openInvoicedShop(opened.db)
    const elsewhere = await other.editor.refuse('GET /v1/admin/invoices/{id}', { params })
    expect(elsewhere.status).toBe(404)
  })

  test('overdue, its company is reminded once by day, and later may not buy by invoice', async () => {
    const { shop, order, ship, close, list, pay, remind, readMails, at } = await openInvoicedShop(opened.db)
    await ship((await order([[0, 1]])).id)
    await at('2026-12-02T10:00:00+09:00')
    await close()
    for (const moment of ['2027-01-03T10:00:00+09:00', '2027-01-04T03:00:00+09:00']) {
      await at(moment)
      await remind()
    }
    expect(await readMails(BILLING_EMAIL)).toHaveLength(1)
    await at('2027-01-04T10:00:00+09:00')
    await Promise.all([remind(), remind()])
    await remind()
    const told = await readMails(BILLING_EMAIL)
    expect(told).toHaveLength(2)
    expect(told[1]?.text).toContain('未入金額：1,875円')
    await at('2027-01-14T10:00:00+09:00')
    const isStopped = async () =>
      (await shop.call('GET /v1/me/business-account', {})).account?.invoice?.is_stopped
    expect(await isStopped()).toBe(false)
    await at('2027-01-15T10:00:00+09:00')
    expect(await isStopped()).toBe(true)
    const cart = await readyCart(shop, [[0, 1]], 'invoice')
    const refused = await shop.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))
    expect(refused.errors?.[0]?.message).toContain('お支払期日を過ぎたご請求があるため')
    const [invoice] = await list()
    await pay(invoice!.id, 1_875, '2027-01-15')
    expect(await isStopped()).toBe(false)
  })
})

describe('what is given back', () => {
  test('before the invoice stands on it; after it, it makes a return invoice and is taken off the next', async () => {
    const { shop, editor, order, ship, refund, close, list, read, at } = await openInvoicedShop(opened.db)
    const placed = await order([
      [0, 2],
      [1, 2],
    ])
    await ship(placed.id)
    await refund(placed.id, { amount: 980, request_key: 'request-3', reason: '破損' })
    const { account } = await shop.call('GET /v1/me/business-account', {})
    expect(account?.invoice?.used).toBe(3_084)
    await at('2026-12-02T10:00:00+09:00')
    await close()
    const [invoice] = await list()
    const detail = await read(invoice!.id)
    // Paid: 2,980 at 10% and 1,084 at 8%.
    expect(detail.lines.map(({ kind, rate, amount }) => [kind, rate, amount])).toEqual([
      ['order', 10, 2_980],
      ['order', 8, 1_084],
      ['return', 10, -719],
      ['return', 8, -261],
    ])
    expect(detail.purchased).toBe(3_084)
    const before = JSON.stringify(await shop.db.select().from(invoices).where(eq(invoices.id, invoice!.id)))
    await refund(placed.id, { amount: 1_000, request_key: 'request-4', reason: '返品' })
    const [paper] = await shop.db
      .select()
      .from(return_invoices)
      .where(eq(return_invoices.order_id, placed.id))
    expect(paper).toMatchObject({
      number: 'RET-000001',
      amount: 1_000,
      data: {
        addressee: '株式会社みなと　御中',
        order_no: placed.order_no,
        invoice_number: 'INV-000001',
        sold_on: '2026-11-24',
        returned_on: '2026-12-02',
        reason: '返品',
        seller: { invoice_number: 'T1234567890123' },
        by_rate: [
          { rate: 10, amount: 733, tax: 66 },
          { rate: 8, amount: 267, tax: 19 },
        ],
      },
    })
    expect(JSON.stringify(await shop.db.select().from(invoices).where(eq(invoices.id, invoice!.id)))).toBe(
      before,
    )
    expect(await read(invoice!.id)).toMatchObject({ open: 2_084, balance: 2_084 })
    const shown = await editor.call('GET /v1/admin/orders/{id}', { params: { id: placed.id } })
    expect(shown.return_invoices).toMatchObject([{ number: 'RET-000001', amount: 1_000 }])
    expect(shown.refunds.map(({ method }) => method)).toEqual(['invoice', 'invoice'])
    await ship((await order([[0, 1]])).id)
    await at('2027-01-02T10:00:00+09:00')
    await close()
    const [next] = await list()
    expect(await read(next!.id)).toMatchObject({ previous: 3_084, returned: 1_000, carried_over: 2_084 })
    const [owed] = await shop.db.select().from(orders).where(eq(orders.id, placed.id))
    expect(owed?.paid_at).toBeNull()
    const most = await editor.refuse('POST /v1/admin/orders/{id}/refunds', {
      params: { id: placed.id },
      body: { amount: 2_085, request_key: 'request-5', lines: [], reason: '' },
    })
    expect(most.errors).toMatchObject([{ field: 'amount', code: 'order.refund.too_much' }])
    // What was left to pay is given back, so nothing is.
    await refund(placed.id, { amount: 2_084, request_key: 'request-9' })
    await close()
    expect(await list()).toMatchObject([{ open: 1_875 }, { open: 0, state: 'paid' }])
    const [settled] = await shop.db.select().from(orders).where(eq(orders.id, placed.id))
    expect(settled?.paid_at).toEqual(shop.clock.now)
  })

  test('of an order paid otherwise, too: for its owner, a guest with the mail and the staff', async () => {
    const { shop, find, refund, readMails } = await openInvoicedShop(opened.db)
    delete shop.headers['authorization']
    const cart = await readyCart(shop, [[0, 1]], 'card')
    const { order_no } = await decide(shop, cart)
    const row = await find(order_no)
    await refund(row.id, { amount: 105, request_key: 'request-6' })
    const params = { no: order_no }
    const check = await shop.call('GET /v1/orders/{no}/check/receipt', { params, query: { t: row.token } })
    expect(check.return_invoices).toMatchObject([{ number: 'RET-000001', amount: 105 }])
    const paper = await shop.app.fetch(
      new Request(
        `http://shop.test/${shop.channel.name}/v1/orders/${order_no}/download/return-invoice?number=RET-000001&t=${row.token}`,
      ),
    )
    expect(paper.headers.get('content-type')).toBe('application/pdf')
    const wrong = await shop.refuse('GET /v1/orders/{no}/download/return-invoice', {
      params,
      query: { t: row.token, number: 'RET-000009' },
    })
    expect(wrong.status).toBe(404)
    const mails = await readMails('hanako@example.jp')
    expect(mails.at(-1)?.text).toContain('適格返還請求書などの書類は、こちらからダウンロードできます。')
  })
})

test('an invoice is read by the company and by whoever has its mail, and nobody else', async () => {
  const { shop, buyer, order, ship, close, list, at } = await openInvoicedShop(opened.db)
  const placed = await order([[0, 1]])
  await ship(placed.id)
  await at('2026-12-02T10:00:00+09:00')
  await close()
  const [invoice] = await list()
  const { data } = await shop.call('GET /v1/me/business-account/invoices', { query: {} })
  expect(data).toMatchObject([{ number: 'INV-000001', state: 'open' }])
  const path = `http://shop.test/${shop.channel.name}/v1/me/business-account/invoices/${invoice!.id}/download`
  const paper = await shop.app.fetch(new Request(path, { headers: buyer.headers }))
  expect(new TextDecoder().decode((await paper.arrayBuffer()).slice(0, 5))).toBe('%PDF-')
  const bill = await shop.refuse('GET /v1/me/orders/{id}/download/billing', { params: { id: placed.id } })
  expect(bill.message).toContain('1か月分をまとめた請求書')
  const stranger = await insertBuyer(shop, await insertCompany(shop), 'buyer')
  actAs(shop, stranger)
  expect((await shop.call('GET /v1/me/business-account/invoices', { query: {} })).data).toEqual([])
  const download = 'GET /v1/me/business-account/invoices/{id}/download'
  expect((await shop.refuse(download, { params: { id: invoice!.id } })).status).toBe(404)
  const [row] = await shop.db.select().from(invoices).where(eq(invoices.id, invoice!.id))
  const params = { no: 'INV-000001' }
  const linked = await shop.call('GET /v1/business-invoices/{no}', { params, query: { t: row!.token } })
  expect(linked.total).toBe(1_875)
  const guessed = await shop.refuse('GET /v1/business-invoices/{no}', { params, query: { t: 'guess' } })
  expect(guessed.status).toBe(404)
})
