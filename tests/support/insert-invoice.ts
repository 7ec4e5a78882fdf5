import type { Db } from '#shop-api/db/db.ts'
import type { PaperSeller } from '#shop-api/db/json/invoice-data.ts'
import { invoices, return_invoices } from '#shop-api/db/schema/invoices.ts'

const SELLER: PaperSeller = {
  name: '株式会社そよかぜ商会',
  postal_code: '150-0001',
  address: '東京都渋谷区神宮前1-2-3',
  phone_number: '03-1234-5678',
  email: 'shop@soyokaze.example',
  invoice_number: 'T1234567890123',
}

/** Papers of a shop are numbered in its database, so that no other test decides their numbers. */
const toNumber = (kind: 'INV' | 'RET', made: number) => `${kind}-${String(made + 1).padStart(6, '0')}`

/** The invoice of a company for October, as the month's closing would have made it. */
export async function insertInvoice(
  db: Db,
  {
    channel_id,
    account_id,
    contents = '作業手袋',
  }: { channel_id: number; account_id: number; contents?: string },
): Promise<typeof invoices.$inferSelect> {
  const number = toNumber('INV', await db.$count(invoices))
  const [invoice] = await db
    .insert(invoices)
    .values({
      channel_id,
      account_id,
      number,
      closed_on: '2026-10-31',
      due_on: '2026-11-30',
      issued_at: new Date('2026-11-01T00:05:00+09:00'),
      purchased: 11_000,
      data: {
        addressee: { code: 'K-1001', name: '株式会社のれん製作所', postal_code: '1010052', address: '' },
        seller: SELLER,
        bank_account: 'のれん銀行 本店営業部\n普通 1234567',
        previous: 0,
        paid: 0,
        returned: 0,
        carried_over: 0,
        purchased: 11_000,
        total: 11_000,
        by_rate: [{ rate: 10, amount: 11_000, tax: 1_000 }],
        lines: [
          {
            kind: 'order',
            day: '2026-10-20',
            order_no: 'M20261019-000123',
            contents,
            rate: 10,
            amount: 11_000,
          },
        ],
      },
    })
    .returning()
  return invoice!
}

/** The paper about what was given back of an order. */
export async function insertReturnInvoice(
  db: Db,
  { channel_id, order_id, reason }: { channel_id: number; order_id: number; reason: string },
): Promise<string> {
  const number = toNumber('RET', await db.$count(return_invoices))
  await db.insert(return_invoices).values({
    channel_id,
    order_id,
    number,
    amount: 1_100,
    issued_at: new Date('2026-11-20T10:00:00+09:00'),
    data: {
      addressee: '佐藤 花子 様',
      seller: SELLER,
      order_no: 'M20261019-000123',
      sold_on: '2026-10-20',
      returned_on: '2026-11-20',
      contents: [{ rate: 10, text: '作業手袋' }],
      reason,
      by_rate: [{ rate: 10, amount: 1_100, tax: 100 }],
      amount: 1_100,
    },
  })
  return number
}
