import { and, eq } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { invoice_terms } from '#shop-api/db/schema/invoices.ts'
import { member_sessions } from '#shop-api/db/schema/members.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { orders, payments } from '#shop-api/db/schema/selling.ts'
import { closeMonths } from '#shop-api/invoicing/close-months.ts'
import { remindOverdue } from '#shop-api/invoicing/remind-overdue.ts'
import { createAccessToken } from '#shop-api/members/login/access-token.ts'
import { loadSecret } from '#shop-api/secrets/load-secret.ts'
import { actAs, insertBuyer, insertCompany } from '#tests/support/company-shop.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { decide, openSellingShop, readyCart, type ShelfProduct } from '#tests/support/selling-shop.ts'

const SHELF: ShelfProduct[] = [
  { unit_price: 1_105, stock: 999 },
  { unit_price: 542, tax_rate: 8, stock: 999 },
  { unit_price: 30_000, stock: 999 },
]
type Lines = Parameters<typeof readyCart>[1]
const ORIGIN = { environment: 'test' as const, shop_origins: () => 'https://soyokaze.example' }
export const BILLING_EMAIL = 'keiri@minato.example'

/** A shop that offers payment by invoice, with a company that closes at the end of the month and pays a month later. */
export async function openInvoicedShop(db: Db, changed: Partial<typeof invoice_terms.$inferInsert> = {}) {
  const shop = await openSellingShop(db, SHELF, staffSecrets)
  const channel_id = shop.channel.id
  const account_id = await insertCompany(shop, { code: 'K-1', name: '株式会社みなと' })
  const buyer = await insertBuyer(shop, account_id, 'buyer', {}, { email: 'kaimono@minato.example' })
  await db.insert(invoice_terms).values({
    channel_id,
    account_id,
    is_on: true,
    closing_day: 31,
    due_months: 1,
    due_day: 31,
    credit_limit: 100_000,
    email: BILLING_EMAIL,
    stop_after_days: 14,
    version: 0,
    ...changed,
  })
  const [way] = await db
    .insert(payments)
    .values({
      channel_id,
      code: 'invoice',
      name: '請求書払い',
      description: '',
      fees: [],
      payment_time: '',
      guide: { account: 'そよかぜ銀行 本店営業部\n普通 7654321 カ）ソヨカゼシヨウカイ', deadline_days: 30 },
      position: 9,
    })
    .returning({ id: payments.id })
  actAs(shop, buyer)
  const editor = createEditor(
    (path, init) => Promise.resolve(shop.app.fetch(new Request(`http://shop.test${path}`, init))),
    {
      channel: shop.channel.name,
    },
  )
  const ready = (lines: Lines) => readyCart(shop, lines, 'invoice')
  const order = async (lines: Lines) => {
    const cart = await ready(lines)
    return find((await decide(shop, cart)).order_no)
  }
  const find = async (order_no: string) => {
    const isIt = and(eq(orders.channel_id, channel_id), eq(orders.order_no, order_no))
    const [row] = await db.select().from(orders).where(isIt)
    return row!
  }
  return {
    shop,
    editor,
    account_id,
    buyer,
    payment_id: way!.id,
    ready,
    order,
    find,
    set: (values: Partial<typeof invoice_terms.$inferInsert>) =>
      db.update(invoice_terms).set(values).where(eq(invoice_terms.account_id, account_id)),
    ship: (id: number) =>
      editor.call('PATCH /v1/admin/orders/{id}', { params: { id }, body: { status: 'shipped' } }),
    refund: (id: number, body: { amount: number; request_key: string; reason?: string }) =>
      editor.call('POST /v1/admin/orders/{id}/refunds', {
        params: { id },
        body: { lines: [], reason: '', is_restocked: false, is_told: true, ...body },
      }),
    close: () => closeMonths({ db, now: shop.clock.now, config: ORIGIN }),
    remind: () => remindOverdue(db, shop.clock.now, ORIGIN),
    list: async () => (await editor.call('GET /v1/admin/invoices', { query: {} })).data,
    read: (id: number) => editor.call('GET /v1/admin/invoices/{id}', { params: { id } }),
    pay: (id: number, amount: number, received_on: string, request_key: string = crypto.randomUUID()) =>
      editor.call('POST /v1/admin/invoices/{id}/payments', {
        params: { id },
        body: { amount, received_on, note: '', request_key },
      }),
    readMails: async (to: string) => {
      const rows = await db.select().from(mails).where(eq(mails.to, to)).orderBy(mails.id)
      return rows.filter((row) => row.channel_id === channel_id)
    },
    /** Goes to a moment, at which the buyer is logged in, too. */
    at: async (moment: string) => {
      const now = new Date(moment)
      shop.clock.now = now
      const [session] = await db
        .insert(member_sessions)
        .values({ user_id: buyer.id, started_at: now, expires_at: new Date(now.getTime() + 86_400_000) })
        .returning()
      const login = { user_id: buyer.id, session_id: session!.id }
      const secret = await loadSecret(db, channel_id)
      const token = await createAccessToken(login, { secret, channel: shop.channel.name, now })
      buyer.headers.authorization = `Bearer ${token}`
      actAs(shop, buyer)
    },
  }
}
