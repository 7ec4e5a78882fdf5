import { asc, inArray, isNull } from 'drizzle-orm'
import type { ListedPayment } from '#payment/provider.ts'
import type { Db } from '#shop-api/db/db.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import {
  OPEN_ATTEMPT_STATES,
  payment_attempts,
  payment_differences,
  payment_notices,
} from '#shop-api/db/schema/payment.ts'
import { order_lines, orders } from '#shop-api/db/schema/selling.ts'

/** What a shopper wanted, and came away with. */
export interface Errand {
  /** Name of the plan. */
  plan: string
  email: string
  product_id: number
  quantity: number
  /** The number of the order as the shopper read it. */
  told: string | null
  /** What was behind when the tab was closed at the company's page; null for who came back. */
  left: 'paid' | 'unpaid' | null
}

export interface Ends {
  orders: number
  /** Shoppers who have more than one order. */
  duplicates: number
  /** Orders whose money was taken more than once. */
  charged_twice: number
  /** Payments that hold money, or may still bring some, for which there is no order. */
  paid_without_order: number
  /** Shoppers whose order is missing, or who never learnt its number, or learnt another. */
  lost: number
  /** Orders of other goods, pieces the shelf does not account for, orders whose money is not what they say. */
  wrong: number
  /** What the hourly comparison tells the staff. */
  differences: number
  /** Payments and notices that nobody ended. */
  waiting: number
  /** Who was lost or got something wrong, and what they meant to do. */
  who: string[]
}

type OrderRow = typeof orders.$inferSelect

/** Compares the shop with what its shoppers wanted and with the books of its payment companies. */
export async function countEnds(
  db: Db,
  errands: readonly Errand[],
  books: readonly ListedPayment[],
  stock: number,
): Promise<Ends> {
  const placed = await db.select().from(orders).orderBy(asc(orders.id))
  const lines = await db.select().from(order_lines)
  const byEmail = Map.groupBy(placed, ({ email }) => email)
  const byNumber = Map.groupBy(books, ({ order_no }) => order_no)
  const numbers = new Set(placed.map(({ order_no }) => order_no))
  const taken = await db.select({ order_no: payment_attempts.order_no }).from(payment_attempts)
  const asked = new Set(taken.map(({ order_no }) => order_no))
  const isLost = ({ email, told, left }: Errand) => {
    const own = byEmail.get(email) ?? []
    return left === null
      ? !own.some(({ order_no }) => order_no === told)
      : left === 'paid' && own.length === 0
  }
  const isWrong = ({ email, product_id, quantity, left }: Errand) =>
    (byEmail.get(email) ?? []).some(({ id }) => {
      const own = lines.filter(({ order_id }) => order_id === id)
      const isMeant = own.length === 1 && own[0]?.product_id === product_id && own[0].quantity === quantity
      return !isMeant || left === 'unpaid'
    })
  const isMoneyWrong = (order: OrderRow) =>
    !hasItsMoney(order, byNumber.get(order.order_no) ?? [], asked.has(order.order_no))
  return {
    orders: placed.length,
    duplicates: [...byEmail.values()].filter((own) => own.length > 1).length,
    charged_twice: [...byNumber.values()].filter((own) => own.filter((one) => toNet(one) > 0).length > 1)
      .length,
    paid_without_order: books.filter((one) => isAlive(one) && !numbers.has(one.order_no ?? '')).length,
    lost: errands.filter(isLost).length,
    wrong:
      errands.filter(isWrong).length +
      placed.filter(isMoneyWrong).length +
      (await countUnaccounted(db, placed, lines, stock)),
    differences: await db.$count(payment_differences, isNull(payment_differences.solved_at)),
    who: errands
      .filter((errand) => isLost(errand) || isWrong(errand))
      .map(
        ({ email, plan, told, left }) =>
          `${email}: ${plan}, told ${told}, left ${left}, has ${describe(byEmail.get(email))}`,
      ),
    waiting:
      (await db.$count(payment_attempts, inArray(payment_attempts.state, [...OPEN_ATTEMPT_STATES]))) +
      (await db.$count(payment_notices, isNull(payment_notices.worked_at))),
  }
}

const describe = (own: readonly OrderRow[] = []): string =>
  own.map(({ order_no, status }) => `${order_no} ${status}`).join(', ') || 'no order'

/** Yen that stay with the shop. */
const toNet = ({ state, amount, refunded }: ListedPayment): number =>
  state === 'captured' ? amount - refunded : 0

/** Whether it holds money, or may still bring some. */
const isAlive = (one: ListedPayment): boolean =>
  toNet(one) > 0 || one.state === 'reserved' || one.state === 'awaiting'

/** Whether the companies' books say of an order what the shop says. @param is_asked a company was asked for its money */
function hasItsMoney(
  { status, total_payment }: OrderRow,
  own: readonly ListedPayment[],
  is_asked: boolean,
): boolean {
  const alive = own.filter(isAlive)
  if (!is_asked || status === 'cancelled') return alive.length === 0
  const [one] = alive
  if (alive.length !== 1 || one?.amount !== total_payment) return false
  return status === 'awaiting_payment' ? one.state === 'awaiting' : toNet(one) === total_payment
}

async function countUnaccounted(
  db: Db,
  placed: readonly OrderRow[],
  lines: readonly (typeof order_lines.$inferSelect)[],
  stock: number,
): Promise<number> {
  const sent_back = new Set(placed.filter(({ status }) => status === 'cancelled').map(({ id }) => id))
  const sold = lines.filter(({ order_id }) => !sent_back.has(order_id))
  const shelf = await db.select().from(products)
  return shelf.filter((one) => {
    const pieces = sold.filter(({ product_id }) => product_id === one.id)
    return one.stock !== stock - pieces.reduce((sum, { quantity }) => sum + quantity, 0)
  }).length
}
