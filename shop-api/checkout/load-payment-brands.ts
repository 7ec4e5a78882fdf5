import { and, eq, inArray } from 'drizzle-orm'
import type { Payment } from '#contract/shapes/cart.ts'
import { CARD_BRANDS, KONBINI_CHAINS, type PaymentBrand } from '#contract/shapes/payment-terms.ts'
import type { Db } from '#shop-api/db/db.ts'
import { settings } from '#shop-api/db/schema/channels.ts'

const CARDS = 'PAYMENT.CARD_BRANDS'
const KONBINI = 'PAYMENT.KONBINI_CHAINS'

/** What shoppers know each way to pay by, as the shop's settings say. A way without any is left out. */
export async function loadPaymentBrands(
  db: Db,
  channel_id: number,
): Promise<Partial<Record<Payment['code'], PaymentBrand[]>>> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(and(eq(settings.channel_id, channel_id), inArray(settings.key, [CARDS, KONBINI])))
  const words = (key: string) => String(rows.find((row) => row.key === key)?.value ?? '').split(' ')
  const card = CARD_BRANDS.filter((brand) => words(CARDS).includes(brand))
  const konbini = KONBINI_CHAINS.filter((chain) => words(KONBINI).includes(chain))
  return {
    ...(card.length > 0 && { card }),
    ...(konbini.length > 0 && { konbini }),
    paypay: ['paypay'],
  }
}
