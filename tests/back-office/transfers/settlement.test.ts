import { expect, test } from 'vitest'
import { beginWithOrders, countRest } from '#back-office/transfers/settlement.ts'

const order = (order_no: string, total_payment: number, owed = total_payment) =>
  ({ order_id: Number(order_no), order_no, orderer_name: '佐藤 花子', total_payment, owed }) as never

test('A transfer for two orders pays each what it is owed, and what is over goes back', () => {
  const begun = beginWithOrders({ amount: 5_000 }, 'several', [order('1', 2_000), order('2', 2_500)])
  expect(begun.parts.map(({ amount }) => amount)).toEqual([2_000, 2_500])
  expect(begun).toMatchObject({ pay_back_amount: 500, accepts_less: false })
  expect(countRest(5_000, begun)).toBe(0)
})

test('A transfer that is short pays what came; only where the bank took its fee that is enough', () => {
  const short = beginWithOrders({ amount: 1_560 }, 'fee_taken_off', [order('1', 2_000)])
  expect(short).toMatchObject({ parts: [{ amount: 1_560 }], pay_back_amount: 0, accepts_less: true })
  expect(countRest(1_560, { ...short, other_amount: 100 })).toBe(-100)
})
