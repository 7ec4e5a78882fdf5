import { formatYen } from '#src/rules/money/format-yen.ts'

/** An amount as the staff compare it: `1,200円`, and another currency by its code. */
export const formatAmount = (amount: number, currency = 'JPY'): string =>
  currency === 'JPY' ? formatYen(amount) : `${amount} ${currency}`
