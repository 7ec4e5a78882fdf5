import { describe, expect, test } from 'vitest'
import { type Claim, matchTransfers, mayBeFor, type MoneyRow } from '#src/rules/order/match-transfers.ts'

const claim = (id: number, more: Partial<Claim> = {}): Claim => ({
  key: `order:${id}`,
  number: `M20261120-00000${id}`,
  amount: 5_500,
  names: ['ヤマダハナコ', '山田花子'],
  since: '2026-11-20',
  state: 'awaited',
  ...more,
})
const row = (id: number, more: Partial<MoneyRow> = {}): MoneyRow => ({
  id,
  day: '2026-11-24',
  amount: 5_500,
  payer: 'ﾔﾏﾀﾞ ﾊﾅｺ',
  memo: '',
  ...more,
})
const OTHER = { names: ['スズキイチロウ'] }
/** What a single row is matched with. */
const match = (money: MoneyRow, ...claims: Claim[]) => matchTransfers([money], claims).get(money.id)
const listHints = (money: MoneyRow, ...claims: Claim[]) =>
  match(money, ...claims)?.hints.map(({ reason, claim_keys }) => [
    reason,
    ...claim_keys.map((key) => Number(key.slice(6))),
  ])

describe('without doubt', () => {
  test('is amount and name, or amount and the order’s number, whoever paid', () => {
    expect(match(row(1), claim(1), claim(2, OTHER))).toEqual({ sure_key: 'order:1', hints: [] })
    const stranger = { payer: 'M20261120-000002 ﾀﾅｶ' }
    expect(match(row(1, stranger), claim(1), claim(2, OTHER))?.sure_key).toBe('order:2')
    expect(match(row(1, { payer: 'ﾀﾅｶ 20261120ｰ000001' }), claim(1))?.sure_key).toBe('order:1')
    expect(match(row(1, { payer: 'ﾀﾅｶ', memo: 'm20261120000001' }), claim(1))?.sure_key).toBe('order:1')
    expect(match(row(1, { payer: '20261120-000001ﾔﾏﾀﾞﾊﾅｺ' }), claim(1))?.sure_key).toBe('order:1')
  })

  test('two orders of one amount are told apart by the number, and by their age where both are paid', () => {
    const twice = [claim(1), claim(2, { since: '2026-11-18' })]
    const numbered = matchTransfers([row(1), row(2, { payer: 'ﾔﾏﾀﾞﾊﾅｺ M20261120000002' })], twice)
    expect([numbered.get(1)?.sure_key, numbered.get(2)?.sure_key]).toEqual(['order:1', 'order:2'])
    const both = matchTransfers([row(1, { day: '2026-11-25' }), row(2)], twice)
    expect([both.get(1)?.sure_key, both.get(2)?.sure_key]).toEqual(['order:1', 'order:2'])
  })

  test('nothing is sure of one payment for two orders, of two for one, or of money from before the order', () => {
    expect(listHints(row(1), claim(1), claim(2))).toEqual([
      ['several', 1],
      ['several', 2],
    ])
    const doubled = matchTransfers([row(1), row(2)], [claim(1)])
    expect([doubled.get(1)?.sure_key, doubled.get(2)?.hints]).toEqual([
      null,
      [{ reason: 'several', claim_keys: ['order:1'] }],
    ])
    expect(listHints(row(1, { day: '2026-11-19' }), claim(1))).toEqual([['before_order', 1]])
  })
})

describe('what a person should look at', () => {
  test.each<[string, Partial<MoneyRow>, Partial<Claim>]>([
    ['fee_taken_off', { amount: 5_060 }, {}],
    ['fee_taken_off', { amount: 5_060, payer: 'ﾔﾏﾀﾞﾊﾅｴ' }, {}],
    ['too_little', { amount: 4_000 }, {}],
    ['too_much', { amount: 6_000 }, {}],
    ['number_amount', { amount: 6_000, payer: 'ﾀﾅｶ 20261120000001' }, {}],
    ['name_alike', { payer: 'ﾔﾏﾀﾞﾊﾅｴ' }, {}],
    ['amount_only', { payer: 'ﾀﾅｶ' }, {}],
    ['cancelled', {}, { state: 'cancelled' }],
    ['paid_already', {}, { state: 'paid' }],
  ])('%s', (reason, money, about) => {
    expect(listHints(row(1, money), claim(1, about))).toEqual([[reason, 1]])
  })

  test('two or three orders in one transfer', () => {
    const three = [claim(1), claim(2, { amount: 1_100 }), claim(3, { amount: 700 })]
    expect(listHints(row(1, { amount: 6_600 }), ...three)?.[0]).toEqual(['together', 1, 2])
    expect(listHints(row(1, { amount: 7_300 }), ...three)?.[0]).toEqual(['together', 1, 2, 3])
    expect(listHints(row(1, { amount: 7_300 }), ...three, claim(4, { ...OTHER, amount: 900 }))?.[0]).toEqual([
      'together',
      1,
      2,
      3,
    ])
  })

  test('nothing speaks for a stranger’s money, and a claim that is sure of another row is out of the question', () => {
    expect(match(row(1, { amount: 99, payer: 'ﾘｿｸ' }), claim(1))).toEqual({ sure_key: null, hints: [] })
    const rows = matchTransfers([row(1), row(2, { payer: 'ﾀﾅｶ' })], [claim(1)])
    expect(rows.get(2)).toEqual({ sure_key: null, hints: [] })
  })
})

test('money that may be for an order keeps it from ending by itself', () => {
  expect(mayBeFor(row(1, { payer: 'ﾀﾅｶ' }), claim(1))).toBe(true)
  expect(mayBeFor(row(1, { amount: 5_000 }), claim(1))).toBe(true)
  expect(mayBeFor(row(1, { amount: 5_000, payer: 'ﾀﾅｶ' }), claim(1))).toBe(false)
  expect(mayBeFor(row(1, { day: '2026-11-19' }), claim(1))).toBe(false)
})
