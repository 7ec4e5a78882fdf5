import type { BankOrder, BankRow, HintReason } from '#contract/shapes/bank-row.ts'

/** An order with what it gets. */
export interface Part {
  order: Pick<BankOrder, 'order_id' | 'order_no' | 'orderer_name' | 'owed'>
  amount: number
}

/** What the dialog begins with. */
export interface Beginning {
  parts: Part[]
  other_amount: number
  pay_back_amount: number
  accepts_less: boolean
}

const NOTHING: Beginning = { parts: [], other_amount: 0, pay_back_amount: 0, accepts_less: false }

/** All of it is income of another kind, goes back, or is still to be said. */
export const beginWith = (row: BankRow, what: 'other_amount' | 'pay_back_amount' | 'nothing'): Beginning =>
  what === 'nothing' ? NOTHING : { ...NOTHING, [what]: row.amount }

/** Orders that may be meant get what they are owed, as far as it goes; what is left over goes back. */
export function beginWithOrders(
  { amount }: Pick<BankRow, 'amount'>,
  reason: HintReason,
  orders: readonly BankOrder[],
): Beginning {
  let rest = amount
  const parts = orders.map((order) => {
    const owed = reason === 'paid_already' ? order.total_payment : order.owed
    const given = Math.min(rest, owed)
    rest -= given
    return { order, amount: given }
  })
  return { ...NOTHING, parts, pay_back_amount: rest, accepts_less: reason === 'fee_taken_off' }
}

/** Yen whose purpose is not said yet; below 0 where more was given than came. */
export function countRest(amount: number, { parts, other_amount, pay_back_amount }: Beginning): number {
  return parts.reduce((rest, part) => rest - part.amount, amount - other_amount - pay_back_amount)
}
