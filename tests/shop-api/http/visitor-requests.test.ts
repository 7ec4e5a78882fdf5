import { asc, eq, isNotNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallOutput } from '#contract/index.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { catalog_orders, product_questions, product_requests } from '#shop-api/db/schema/visitors.ts'
import { tellBackInStock } from '#shop-api/members/requests/tell-back-in-stock.ts'
import { ENGINES } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'
import { inTurn } from '#tests/support/turns.ts'

const address = {
  last_name: '山田',
  first_name: '花子',
  postal_code: '430-0926',
  prefecture: '静岡県',
  city: '浜松市中央区',
  address1: '砂山町1-2',
  address2: '',
  phone_number: '053-000-0000',
  email: 'hanako@example.jp',
}

describe.each(inTurn(ENGINES, 1))('a visitor asks the shop for something (%s)', (engine) => {
  let shop: TestShop
  /** Posts are counted by visitor: each test has its own. */
  let visitor = 0
  beforeAll(async () => {
    shop = await openTestShop({ engine })
  })
  beforeEach(() => void visitor++)
  afterEach(async () => {
    for (const table of [mails, product_requests, catalog_orders]) await shop.db.delete(table)
    await shop.db.delete(product_questions).where(isNotNull(product_questions.email))
  })
  afterAll(() => shop.close())

  const post = (path: string, body: unknown, channel = 'moto') =>
    shop.request(`/${channel}/v1/${path}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `203.0.113.${visitor}` },
      body: JSON.stringify(body),
    })
  const requireProduct = async (code: string) => {
    const [row] = await shop.db
      .select()
      .from(products)
      .where(eq(products.code, code))
      .orderBy(asc(products.id))
    if (!row) throw new Error(`no ${code}`)
    return row
  }
  const listMails = () => shop.db.select().from(mails).orderBy(asc(mails.id))

  test('reads answered questions about a product, the latest answer first, a page at a time', async () => {
    const answer = await shop.request('/moto/v1/products/wave-disc/questions?per=1')
    const { data } = (await answer.json()) as CallOutput<'GET /v1/products/{resourceKey}/questions'>
    expect(data).toMatchObject([
      { nickname: 'みさき', question: 'ボルトは付きますか。', answer: 'はい、5本付いています。' },
    ])
    expect(answer.headers.get('x-total')).toBe('2')
    expect(JSON.stringify(data)).not.toContain('email')
    expect((await shop.request('/moto/v1/products/nothing/questions')).status).toBe(404)
  })

  test('asks about a product: the shop hears of it, nobody else sees it before it is answered', async () => {
    const question = 'カゼ 250R にも付きますか。\n<b>年式は2021</b>です。'
    const taken = await post('products/wave-disc/questions', {
      nickname: '',
      email: 'ken@example.jp',
      question,
    })
    expect([taken.status, await taken.json()]).toEqual([200, { result: true }])
    const { data } = await shop.read<CallOutput<'GET /v1/products/{resourceKey}/questions'>>(
      'products/wave-disc/questions',
    )
    expect(data).toHaveLength(2)
    const [mail] = await listMails()
    expect(mail).toMatchObject({
      to: 'shop@example.jp',
      subject: expect.stringContaining('ウェーブディスク'),
    })
    expect(mail?.text).toContain(question)
    expect(mail?.html).toContain('&lt;b&gt;年式は2021&lt;/b&gt;')
    await shop.db
      .update(product_questions)
      .set({ answer: 'はい、付きます。', answered_at: TEST_NOW })
      .where(eq(product_questions.email, 'ken@example.jp'))
    const answered = await shop.read<CallOutput<'GET /v1/products/{resourceKey}/questions'>>(
      'products/wave-disc/questions',
    )
    expect(answered.data[0]).toMatchObject({ nickname: 'お客様', answer: 'はい、付きます。' })
  })

  test('is told what a question lacks, by field', async () => {
    const nobody = await post('products/wave-disc/questions', { nickname: '', question: '重さは。' })
    expect(nobody.status).toBe(422)
    expect(await nobody.json()).toMatchObject({
      errors: [{ field: 'email', code: 'product_question.email_needed' }],
    })
    const empty = await post('products/wave-disc/questions', {
      nickname: '',
      email: 'a@example.jp',
      question: ' ',
    })
    expect(await empty.json()).toMatchObject({ errors: [{ field: 'question', code: 'required' }] })
    expect(await listMails()).toEqual([])
  })

  test('waits for something that is sold out and is told once, when it is back', async () => {
    const { id: product_id } = await requireProduct('WD-100-BK')
    const asked = await post('product-requests', { product_id, email: 'Ken@Example.jp' })
    expect([asked.status, await asked.json()]).toEqual([200, { result: true }])
    await tellBackInStock(shop.db, TEST_NOW, { environment: 'test' })
    expect(await listMails()).toEqual([])
    await shop.db.update(products).set({ stock: 2 }).where(eq(products.id, product_id))
    await tellBackInStock(shop.db, TEST_NOW, { environment: 'test' })
    await tellBackInStock(shop.db, TEST_NOW, { environment: 'test' })
    const told = await listMails()
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({
      to: 'ken@example.jp',
      subject: '【motoの店】ウェーブディスク フロント ブラック が入荷しました',
      text: expect.stringContaining('http://localhost:4321/product/wave-disc/'),
    })
    await shop.db.update(products).set({ stock: 0 }).where(eq(products.id, product_id))
    expect(await shop.db.select({ status: product_requests.status }).from(product_requests)).toEqual([
      { status: 'notified' },
    ])
  })

  test('is told why there is nothing to wait for', async () => {
    const [soldOut, inStock, later] = await Promise.all(
      ['WD-100-BK', 'PD-1', 'NEXT-YEAR'].map(requireProduct),
    )
    const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code
    const email = 'ken@example.jp'
    expect(await codeOf(await post('product-requests', { product_id: inStock?.id, email }))).toBe(
      'product_request.in_stock',
    )
    const nobody = await post('product-requests', { product_id: soldOut?.id })
    expect(await nobody.json()).toMatchObject({ errors: [{ field: 'email' }] })
    await post('product-requests', { product_id: soldOut?.id, email })
    const again = await post('product-requests', { product_id: soldOut?.id, email: 'KEN@example.jp' })
    expect([again.status, await codeOf(again)]).toEqual([422, 'product_request.already_waiting'])
    for (const product_id of [later?.id, 999_999])
      expect((await post('product-requests', { product_id, email })).status).toBe(404)
    expect((await post('product-requests', { product_id: soldOut?.id, email }, 'gift')).status).toBe(404)
  })

  test('orders catalogues on paper, and both the visitor and the shop get it in writing', async () => {
    const { data } = await shop.read<CallOutput<'GET /v1/catalog'>>('catalog')
    const [paper, screen] = data
    const answer = await post('catalog-orders', {
      ...address,
      catalog_ids: [paper?.id, paper?.id],
      note: '急ぎません',
    })
    expect(answer.status).toBe(200)
    const { key } = (await answer.json()) as CallOutput<'POST /v1/catalog-orders'>
    const [order] = await shop.db.select().from(catalog_orders)
    expect(order).toMatchObject({ key, catalog_ids: [paper?.id], postal_code: '4300926', note: '急ぎません' })
    const sent = await listMails()
    expect(sent.map(({ to }) => to)).toEqual(['hanako@example.jp', 'shop@example.jp'])
    for (const { text } of sent) expect(text).toContain('・秋の部品帳')
    expect(sent[0]?.text).toContain('〒430-0926')
    const refused = await post('catalog-orders', { ...address, catalog_ids: [paper?.id, screen?.id] })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      errors: [{ field: 'catalog_ids', code: 'catalog_order.not_orderable' }],
    })
    const wrong = await post('catalog-orders', { ...address, catalog_ids: [], postal_code: '12' })
    expect(await wrong.json()).toMatchObject({
      errors: [
        { field: 'catalog_ids', code: 'min_items' },
        { field: 'postal_code', code: 'post' },
      ],
    })
  })

  test('who posts again and again is put off', async () => {
    const body = { nickname: '', email: 'a@example.jp', question: 'いつ届きますか。' }
    const statuses = []
    for (let at = 0; at < 21; at++) statuses.push((await post('products/wave-disc/questions', body)).status)
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true)
    expect(statuses[20]).toBe(429)
  })
})
