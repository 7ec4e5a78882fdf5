import type { Db, Tx } from '#shop-api/db/db.ts'
import { carriages, payments, selling_terms } from '#shop-api/db/schema/selling.ts'
import { USUAL_TRANSFER } from '#src/rules/checkout/usual-transfer.ts'
import { FIRST_PAYMENTS } from '#src/text/demo/first-payments.ts'

/** What the ways to pay of a new shop cost and allow. Its pages name the same numbers. */
export const FIRST_PAYMENT_TERMS = {
  /** By goods and shipping fee of the order, in yen; above the last step cash on delivery is not offered. */
  cash_on_delivery_fees: [
    { up_to: 10_000, fee: 330 },
    { up_to: 30_000, fee: 440 },
    { up_to: 100_000, fee: 660 },
    { up_to: 300_000, fee: 1_100 },
  ],
  transfer_deadline_days: USUAL_TRANSFER.deadline_days,
}

export interface ShippingFeesInput {
  by_region: Record<string, number>
  free_from: number | null
  transit_days_by_region: Record<string, number>
}

/**
 * Gives a new channel its terms of selling: shipping fee, transit days and three ways to pay.
 *
 * @param account lines that name the bank account of bank transfer; null for a shop that has to think about both bank
 *   transfer and cash on delivery first: neither is offered. `takes_cards`: somebody takes them
 */
export async function insertSelling(
  db: Db | Tx,
  channel_id: number,
  {
    shipping_fees,
    account,
    takes_cards = true,
  }: { shipping_fees: ShippingFeesInput; account: string | null; takes_cards?: boolean | undefined },
): Promise<void> {
  await db.insert(selling_terms).values({ channel_id, free_carriage_from: shipping_fees.free_from })
  const regions = Object.entries(shipping_fees.by_region).map(([region, amount]) => {
    const transit_days = shipping_fees.transit_days_by_region[region]
    if (transit_days === undefined) throw new Error(`Region ${region} has a shipping fee but no transit days`)
    return { channel_id, region, carriage: amount, transit_days }
  })
  if (regions.length > 0) await db.insert(carriages).values(regions)
  const { cash_on_delivery_fees } = FIRST_PAYMENT_TERMS
  const is_offered = account !== null
  await db.insert(payments).values([
    { channel_id, position: 1, ...FIRST_PAYMENTS.card, fees: [], guide: null, is_offered: takes_cards },
    {
      channel_id,
      position: 2,
      ...FIRST_PAYMENTS.bank_transfer,
      fees: [],
      guide: account === null ? null : { account, ...USUAL_TRANSFER },
      is_offered,
    },
    {
      channel_id,
      position: 3,
      ...FIRST_PAYMENTS.cash_on_delivery,
      fees: cash_on_delivery_fees,
      guide: null,
      is_offered,
    },
  ])
}
