import { describe, expect, test } from 'vitest'
import { formatSigned } from '#src/rules/money/format-signed.ts'
import { formatNumber, formatYen } from '#src/rules/money/format-yen.ts'

describe('amounts are written', () => {
  test('as the browser would write them in Japanese', () => {
    const browser = new Intl.NumberFormat('ja-JP')
    const amounts = [0, 1, 999, 1000, 12_800, 100_000, 999_999, 1_234_567, 2_147_483_647, -5, -300, -12_800]
    for (const amount of [...amounts, 1980.5, 0.25]) expect(formatNumber(amount)).toBe(browser.format(amount))
    expect(formatYen(12_800)).toBe('12,800円')
  })

  test('with what came and what went told apart', () => {
    expect([120, -1300, 0].map(formatSigned)).toEqual(['+120', '-1,300', '0'])
  })
})
