import * as z from 'zod/mini'
import { day, id, yen } from './fields.ts'

/** What waits to be done in a shop. */
export const TodaySchema = z.object({
  /** Orders that should leave today, or should have left. */
  to_ship: z.int(),
  /** All orders that wait to leave. */
  unsent: z.int(),
  /** Orders whose transfer is awaited. */
  transfers: z.int(),
  /** Of these, transfers to the shop's own account whose day is over. */
  late_transfers: z.int(),
  /** Invoices of companies that are owed though their due day is over. */
  overdue_invoices: z.int(),
  /** Payments that need a look: differences, chargebacks, held orders. */
  payment_checks: z.int(),
  /** Money of the bank's statement of which nobody said what it is for, or that has to go back. */
  bank_rows: z.int(),
  reviews: z.int(),
  inquiries: z.int(),
  questions: z.int(),
  /** Variations with few pieces left, or none. */
  low_stock: z.int(),
  failed_mails: z.int(),
  failed_publishes: z.int(),
  /** What sells and runs out first. */
  running_out: z.array(
    z.object({
      /** Of the product, to edit it. */
      id: id(),
      code: z.string(),
      name: z.string(),
      stock: z.int(),
      /** Pieces sold in the last 30 days. */
      sold: z.int(),
      /** Days it lasts at that pace. */
      days_left: z.int(),
    }),
  ),
})
export type Today = z.infer<typeof TodaySchema>

const counted = { orders: z.int(), amount: yen() }

/** What was sold, by days in Japan. Cancelled orders are not counted, refunds are taken off the day of their order. */
export const SalesSchema = z.object({
  by_day: z.array(z.object({ day: day(), ...counted })),
  /** By weeks, named by their Monday. */
  by_week: z.array(z.object({ day: day(), ...counted })),
  /** The best ones by yen. */
  by_product: z.array(z.object({ code: z.string(), name: z.string(), quantity: z.int(), amount: yen() })),
})
export type Sales = z.infer<typeof SalesSchema>
