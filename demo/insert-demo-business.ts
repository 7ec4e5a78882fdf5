import { and, eq, inArray } from 'drizzle-orm'
import { business_accounts, business_buyers, contract_prices } from '#shop-api/db/schema/business.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { invoice_terms } from '#shop-api/db/schema/invoices.ts'
import { payments } from '#shop-api/db/schema/selling.ts'
import { DEMO_BANK_ACCOUNT, FIRST_PAYMENTS } from '#src/text/demo/first-payments.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { insertRows } from './insert-rows.ts'
import type { SeedContext } from './seed-context.ts'

/** Agreed prices are whole yen without tax as well. */
const WHOLE = { 10: 11, 8: 27 } as const

/** Inserts the companies that buy, who buys for them, and their prices, of the goods this seed has. */
export async function insertDemoBusiness({ tx, channel_id, shop }: SeedContext): Promise<void> {
  const accounts = shop.business_accounts ?? []
  if (accounts.some(({ invoice_terms: terms }) => terms)) await offerInvoices(tx, channel_id, shop)
  for (const { buyers, prices, invoice_terms: terms, ...account } of accounts) {
    const [inserted] = await tx
      .insert(business_accounts)
      .values({ ...account, channel_id, is_active: true, version: 0 })
      .returning({ id: business_accounts.id })
    if (!inserted) throw new Error(`The company ${account.code} could not be made`)
    const account_id = inserted.id
    if (terms) await tx.insert(invoice_terms).values({ ...terms, channel_id, account_id, version: 0 })
    const emails = buyers.map(({ email }) => email)
    const members = await tx
      .select({ user_id: users.id, email: users.email })
      .from(users)
      .where(and(eq(users.channel_id, channel_id), inArray(users.email, emails)))
    const rows = members.flatMap(({ user_id, email }) => {
      const { email: _email, ...buyer } = buyers.find((one) => one.email === email) ?? {}
      return 'role' in buyer ? [{ ...buyer, user_id, account_id, is_active: true, version: 0 }] : []
    })
    await insertRows(tx, business_buyers, rows)
    const goods = await tx
      .select({
        product_id: products.id,
        code: products.code,
        unit_price: products.unit_price,
        tax_rate: product_models.tax_rate,
      })
      .from(products)
      .innerJoin(product_models, eq(product_models.id, products.model_id))
      .where(and(eq(products.channel_id, channel_id), inArray(products.code, Object.keys(prices))))
      .orderBy(products.id)
    await insertRows(
      tx,
      contract_prices,
      goods.map(({ product_id, code, unit_price, tax_rate }) => {
        const step = WHOLE[tax_rate]
        const agreed = Math.floor((unit_price * (prices[code] ?? 100)) / 100 / step) * step
        return { channel_id, account_id, product_id, unit_price: agreed, version: 0 }
      }),
    )
  }
}

/** The way to pay that its companies have beside all others. */
async function offerInvoices(tx: SeedContext['tx'], channel_id: number, { company }: SeedContext['shop']) {
  await tx.insert(payments).values({
    channel_id,
    position: 4,
    ...FIRST_PAYMENTS.invoice,
    fees: [],
    guide: { account: DEMO_BANK_ACCOUNT(company.name_kana), deadline_days: 30 },
    is_offered: true,
  })
}
