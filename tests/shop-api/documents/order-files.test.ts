import { parse } from 'csv-parse/sync'
import { and, eq } from 'drizzle-orm'
import iconv from 'iconv-lite'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TrackingImport } from '#contract/shapes/tracking-import.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { order_shippings, orders } from '#shop-api/db/schema/selling.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { openOrderDesk, type OrderDesk } from '#tests/support/order-desk.ts'
import { ADDRESS } from '#tests/support/selling-shop.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

const FRIEND = { ...ADDRESS, shipping_last_name: '鈴木', shipping_first_name: '一郎' }

async function readCsv(desk: OrderDesk, body: object, encoding: string) {
  const answer = await desk.ask('orders/files', body)
  expect(answer.status).toBe(200)
  const text = iconv.decode(Buffer.from(await answer.arrayBuffer()), encoding)
  const [heading = [], ...rows] = parse(text, { bom: true }) as unknown as string[][]
  const cell = (row: number, column: string) => rows[row]?.[heading.indexOf(column)]
  return { heading, rows, cell, type: answer.headers.get('content-type') }
}

async function readPdf(desk: OrderDesk, body: object) {
  const answer = await desk.ask('orders/papers', body)
  expect(answer.status).toBe(200)
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()), { verbosity: 0 })
  const { text } = await extractText(pdf, { mergePages: false })
  return text.map((page) => page.replaceAll(/\s+/g, ''))
}

async function track(desk: OrderDesk, csv: string, carrier: string, encoding = 'windows-31j') {
  const form = new FormData()
  form.set('carrier', carrier)
  form.set('file', new File([new Uint8Array(iconv.encode(csv, encoding))], 'tracking.csv'))
  const answer = await desk.ask('orders/tracking', form)
  return { status: answer.status, body: (await answer.json()) as TrackingImport & { code?: string } }
}

test('Labels for B2クラウド have its 95 columns in Shift_JIS, and nothing a spreadsheet would run', async () => {
  const desk = await openOrderDesk(opened.db)
  const first = await desk.order('card', [[0, 2]])
  const second = await desk.order('cash_on_delivery', [[0, 1]], {
    address: { ...FRIEND, company_name: null, address1: '=1+1', address2: '𠮷野家ビル〜2' },
  })
  const ids = [first.id, second.id]
  const { heading, rows, cell, type } = await readCsv(
    desk,
    { format: 'yamato', ids, customer_code: '0312345678', freight_no: '01' },
    'windows-31j',
  )
  expect([heading.length, rows.length, type]).toEqual([95, 2, 'text/csv; charset=Shift_JIS'])
  expect(rows.every((row) => row.length === 95)).toBe(true)
  expect(cell(0, 'お客様管理番号')).toBe(`${first.order_no}-1`)
  expect([cell(0, '送り状種類'), cell(1, '送り状種類')]).toEqual(['0', '2'])
  expect(cell(1, 'ｺﾚｸﾄ代金引換額（税込)')).toBe(String(second.total_payment))
  expect(cell(0, 'お届け先郵便番号')).toBe('150-0001')
  expect(cell(0, 'お届け先名')).toBe('佐藤 花子')
  expect(cell(0, 'ご依頼主名')).toBe('そよかぜ')
  expect(cell(0, '品名１')).toBe('商品1×2')
  expect(cell(0, '請求先顧客コード')).toBe('0312345678')
  expect(cell(1, 'お届け先アパートマンション名')).toBe('吉野家ビル～2')
  expect(cell(1, 'お届け先住所')).toBe('東京都渋谷区=1+1')
  const orders = await readCsv(desk, { format: 'orders', ids }, 'utf-8')
  expect(orders.rows).toHaveLength(2)
  expect(orders.cell(0, '注文番号')).toBe(first.order_no)
})

test('A letter that Shift_JIS does not have gets its plain form, and none is halved', async () => {
  const desk = await openOrderDesk(opened.db)
  await desk.db
    .update(product_models)
    .set({ name: `${'あ'.repeat(12)}𠮷${'い'.repeat(10)}` })
    .where(and(eq(product_models.channel_id, desk.channel.id), eq(product_models.key, 'goods-1')))
  const address = {
    ...FRIEND,
    shipping_last_name: '葛\u{e0100}城',
    shipping_first_name: '𠮷\u200b子',
    city: '渋谷区',
    address1: '神宮前1–2‑3\u00a0か\u3099',
    address2: 'Nguyễn 剝🎁',
  }
  const { id } = await desk.order('card', [[0, 2]], { address })
  const yamato = await readCsv(desk, { format: 'yamato', ids: [id] }, 'windows-31j')
  expect(yamato.cell(0, 'お届け先名')).toBe('葛城 吉子')
  expect(yamato.cell(0, 'お届け先住所')).toBe('東京都渋谷区神宮前1-2-3 が')
  expect(yamato.cell(0, 'お届け先アパートマンション名')).toBe('Nguyen 剥〓')
  expect(yamato.cell(0, '品名１')).toBe(`${'あ'.repeat(12)}吉${'い'.repeat(7)}×2`)
  const sagawa = await readCsv(desk, { format: 'sagawa', ids: [id] }, 'windows-31j')
  expect(sagawa.cell(0, 'お届け先住所１')).toBe('東京都渋谷区神宮前1-2-3 が')
  expect(sagawa.cell(0, 'お届け先名称１')).toBe('葛城 吉子')
  expect(sagawa.cell(0, '品名１')).toBe(`${'あ'.repeat(12)}吉×2`)
})

test('A line break in what was typed tears no file', async () => {
  const desk = await openOrderDesk(opened.db)
  const { id } = await desk.order('card', [[0, 1]], { note: '一行目\n二行目\r\n"三行目",' })
  // As it was kept before one-line fields took none.
  const [kept] = await desk.db.select().from(order_shippings).where(eq(order_shippings.order_id, id))
  const { shipping } = kept!
  const address = { ...shipping.address!, address1: '神宮前\n1-2-3', address2: '"荘", 201' }
  await desk.db
    .update(order_shippings)
    .set({ shipping: { ...shipping, address } })
    .where(eq(order_shippings.order_id, id))
  const orders = await readCsv(desk, { format: 'orders', ids: [id] }, 'utf-8')
  expect(orders.rows.map((row) => row.length)).toEqual([orders.heading.length])
  expect(orders.cell(0, '備考')?.replaceAll('\r\n', '\n')).toBe('一行目\n二行目\n"三行目",')
  for (const format of ['yamato', 'sagawa']) {
    const labels = await readCsv(desk, { format, ids: [id] }, 'windows-31j')
    expect([format, ...labels.rows.map((row) => row.length)]).toEqual([format, labels.heading.length])
    expect(labels.rows[0]?.join('')).toContain('神宮前\n1-2-3')
  }
})

test('Labels for e飛伝Ⅲ cut what is too long for a line, and name the destination in 16 letters', async () => {
  const desk = await openOrderDesk(opened.db)
  const address = { ...ADDRESS, address1: '神宮前1-2-3', address2: 'とてもながいなまえのたてものの201号室' }
  const order = await desk.order('card', [[0, 1]], { address })
  const { heading, rows, cell } = await readCsv(desk, { format: 'sagawa', ids: [order.id] }, 'windows-31j')
  expect([heading.length, rows.length]).toEqual([74, 1])
  const no = cell(0, 'お客様管理番号')
  expect(no).toBe(`${order.order_no.replaceAll('-', '')}1`)
  expect(no!.length).toBeLessThanOrEqual(16)
  const lines = ['お届け先住所１', 'お届け先住所２', 'お届け先住所３'].map((column) => cell(0, column)!)
  expect(lines.join('')).toBe(`東京都渋谷区神宮前1-2-3${address.address2}`)
  expect(lines.slice(0, 2).every((line) => line.length === 16)).toBe(true)
  expect([cell(0, '出荷個数'), cell(0, '元着区分'), cell(0, '出荷日')]).toEqual(['1', '1', '20261124'])
})

test('A parcel leaves on a day on which the shop works, by its weekdays, its closures and its hour, in both files', async () => {
  const desk = await openOrderDesk(opened.db)
  const at = (time: string) => {
    desk.clock.now = new Date(`${time}+09:00`)
  }
  const read = async (id: number) => {
    const yamato = await readCsv(desk, { format: 'yamato', ids: [id] }, 'windows-31j')
    const sagawa = await readCsv(desk, { format: 'sagawa', ids: [id] }, 'windows-31j')
    return [yamato.cell(0, '出荷予定日'), sagawa.cell(0, '出荷日')]
  }
  at('2026-11-27T10:00:00')
  const { id } = await desk.order('card', [[0, 1]])
  const days = [
    ['2026-11-27T16:00:00', '2026/11/27', '20261127'],
    ['2026-11-28T09:00:00', '2026/11/30', '20261130'],
    ['2026-11-29T23:30:00', '2026/11/30', '20261130'],
    ['2026-12-30T10:00:00', '2027/01/04', '20270104'],
  ] as const
  for (const [time, ...cells] of days) {
    at(time)
    expect([time, await read(id)]).toEqual([time, cells])
  }
  at('2026-11-30T15:00:00')
  const late = await desk.order('card', [[0, 1]])
  expect(await read(late.id)).toEqual(['2026/12/01', '20261201'])
  // It has to arrive on a later day.
  await opened.db.update(orders).set({ ship_by: '2026-12-10' }).where(eq(orders.id, late.id))
  expect(await read(late.id)).toEqual(['2026/12/10', '20261210'])
})

test('Tracking numbers come in: good lines ship, bad ones are told with line and column, doubles do nothing', async () => {
  const desk = await openOrderDesk(opened.db)
  const orders = [await desk.order('card', [[0, 1]]), await desk.order('card', [[0, 1]])]
  const owed = await desk.order('bank_transfer', [[0, 1]])
  const [a, b] = orders.map(({ order_no }) => order_no)
  const csv = [
    'お客様管理番号,送り状種類,クール区分,伝票番号',
    `${a}-1,0,,4444-1375-8703`,
    `${b}-2,0,,444413758714`,
    'X20261124-999999-1,0,,444413758725',
    `${owed.order_no}-1,0,,444413758736`,
    `${b}-1,0,,`,
    `${b}-1,0,,4444-1375-8704`,
    `${b}-1,0,,4.44414E+11`,
    '',
  ].join('\r\n')
  const { body } = await track(desk, csv, 'yamato')
  expect(body).toMatchObject({ shipped: 1, unchanged: 0 })
  expect(body.failures.map(({ line, column }) => [line, column])).toEqual([
    [3, 'お客様管理番号'],
    [4, 'お客様管理番号'],
    [5, 'お客様管理番号'],
    [6, '伝票番号'],
    [7, '伝票番号'],
    [8, '伝票番号'],
  ])
  expect(body.failures[4]?.reason).toContain('チェックデジット')
  expect(body.failures[5]?.reason).toContain('セルの書式を「文字列」にしてから')
  expect(body.failures[1]?.reason).toBe('この番号のご注文は見つかりません。')
  const shipped = await desk.call('GET /v1/admin/orders/{id}', { params: { id: orders[0]!.id } })
  expect(shipped).toMatchObject({ status: 'shipped', parcels: [{ tracking_no: '444413758703' }] })
  expect((await track(desk, csv, 'yamato')).body).toMatchObject({ shipped: 0, unchanged: 1 })
  const sagawa = `お客様管理番号,お問い合せ送り状No.\r\n${b!.replaceAll('-', '')}1,512547514334\r\n`
  expect((await track(desk, sagawa, 'sagawa', 'utf-8')).body).toEqual({
    shipped: 1,
    unchanged: 0,
    failures: [],
  })
})

test('What is no file of tracking numbers is refused as a whole, and another shop’s numbers name nothing', async () => {
  const [desk, other] = [await openOrderDesk(opened.db), await openOrderDesk(opened.db)]
  const order = await desk.order('card', [[0, 1]])
  expect((await track(desk, 'a,b\r\n1,2\r\n', 'yamato')).body.code).toBe('order.tracking.columns')
  expect((await track(desk, '注文番号,送り状番号\r\n1,"2', 'yamato')).body).toMatchObject({
    code: 'order.tracking.not_csv',
    message: expect.stringContaining('2行目の2列目で、引用符') as string,
  })
  expect((await track(desk, '', 'sagawa')).body.code).toBe('order.tracking.not_csv')
  const csv = `注文番号,送り状番号\r\nZ${order.order_no},4444\r\n`
  expect((await track(other, csv, 'other')).body).toMatchObject({ shipped: 0, failures: [{ line: 2 }] })
  expect((await other.ask('orders/papers', { kind: 'picking_list', ids: [order.id] })).status).toBe(422)
  expect((await other.ask('orders/files', { format: 'yamato', ids: [order.id] })).status).toBe(422)
})

test('A picking list counts over orders; a delivery note has prices for who ordered, and none for a present', async () => {
  const desk = await openOrderDesk(opened.db)
  const own = await desk.order('card', [
    [0, 2],
    [1, 1],
  ])
  const present = await desk.order('card', [[0, 3]], { address: FRIEND })
  const ids = [own.id, present.id]
  const [list] = await readPdf(desk, { kind: 'picking_list', ids })
  expect(list).toContain('ピッキングリスト')
  expect(list).toContain(`C-1商品15${own.order_no}（2点）、${present.order_no}（3点）`)
  const [mine, theirs] = await readPdf(desk, { kind: 'delivery_notes', ids })
  expect(mine).toContain('納品書')
  expect(mine).toContain('4,400')
  expect(theirs).toContain('鈴木一郎様')
  expect(theirs).toContain('佐藤花子様からの贈りものです')
  expect(theirs).not.toMatch(/2,200|6,600|合計/)
})

test('Papers for packing leave out what is cancelled, and the picking list what is not paid', async () => {
  const desk = await openOrderDesk(opened.db)
  const kept = await desk.order('card', [[0, 1]])
  const gone = await desk.order('card', [[0, 2]])
  const owed = await desk.order('bank_transfer', [[0, 3]])
  await desk.call('PATCH /v1/admin/orders/{id}', { params: { id: gone.id }, body: { status: 'cancelled' } })
  const ids = [kept.id, gone.id, owed.id]
  const list = (await readPdf(desk, { kind: 'picking_list', ids })).join()
  expect(list).toContain(`C-1商品11${kept.order_no}`)
  expect(list).not.toContain(owed.order_no)
  const notes = (await readPdf(desk, { kind: 'delivery_notes', ids })).join()
  expect(notes).toContain(kept.order_no)
  expect(list + notes).not.toContain(gone.order_no)
  for (const kind of ['picking_list', 'delivery_notes'])
    expect((await desk.ask('orders/papers', { kind, ids: [gone.id] })).status).toBe(422)
})
