import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { openInvoicedShop } from './open-invoiced-shop.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

async function readPdf(answer: Response): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()), { verbosity: 0 })
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replaceAll(/\s+/g, '')
}

test('the invoice and the return invoice say what the law wants of them, and nothing changes them afterwards', async () => {
  const { shop, editor, buyer, order, ship, refund, close, list, set, at } = await openInvoicedShop(
    opened.db,
    {
      billing_name: '株式会社みなと 経理部',
      billing_postal_code: '1010052',
      billing_address: '東京都千代田区神田小川町1-2-3',
    },
  )
  const placed = await order([
    [0, 2],
    [1, 2],
  ])
  await ship(placed.id)
  await at('2026-12-02T10:00:00+09:00')
  await close()
  const [invoice] = await list()
  const read = async (path: string) =>
    readPdf(
      await shop.app.fetch(
        new Request(`http://shop.test/${shop.channel.name}/v1/me/${path}`, { headers: buyer.headers }),
      ),
    )
  const paper = `business-account/invoices/${invoice!.id}/download`
  const text = await read(paper)
  for (const part of [
    '請求書',
    '株式会社みなと経理部御中',
    '〒101-0052',
    'No.INV-000001',
    '締め日2026.11.30',
    'お支払期日2026.12.31',
    '登録番号T1234567890123',
    '今回御請求額',
    '繰越額',
    placed.order_no,
    '2026.11.24',
    '商品1',
    '※',
    '10%対象2,7102702,980',
    '8%対象1,004801,084',
    'そよかぜ銀行本店営業部',
  ])
    expect(text).toContain(part)
  await refund(placed.id, { amount: 1_084, request_key: 'request-7', reason: '返品' })
  await editor.call('PUT /v1/admin/company', {
    body: {
      ...(await editor.call('GET /v1/admin/company', {})),
      name: '別の会社',
      invoice_number: 'T9999901000123',
    },
  })
  await set({ billing_name: '別の名称' })
  expect(await read(paper)).toBe(text)
  const returned = await read(`orders/${placed.id}/download/return-invoice`)
  for (const part of [
    '適格返還請求書',
    'No.RET-000001',
    '株式会社みなと経理部',
    '対象の請求書INV-000001',
    '対象のお取引日2026.11.24',
    'ご返金日2026.12.02',
    '（8%・軽減税率）',
    '登録番号T1234567890123',
    '10%対象',
    '8%対象',
  ])
    expect(returned).toContain(part)
})
