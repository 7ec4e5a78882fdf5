import type { BankRow } from '#contract/shapes/bank-row.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { TRANSFERS } from '#src/text/back-office/transfer-screens.ts'

/** Day, payer and amount of money that came in; of the kana of banks, the full width. */
export function describeRow({ day, payer, amount }: Pick<BankRow, 'day' | 'payer' | 'amount'>): string {
  const name = payer ? payer.normalize('NFKC') : TRANSFERS.forgotten
  return TRANSFERS.line(day.replaceAll('-', '/'), name, formatYen(amount))
}
