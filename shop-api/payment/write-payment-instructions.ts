import type { PaymentInstructions } from '#payment/provider.ts'
import { formatDay } from '#src/rules/date/format-day.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { PAYMENT_INSTRUCTIONS as texts } from '#src/text/order/payment-instructions.ts'

/** How an order is paid that waits for its money at a provider, as the shopper reads it on the page and in the mail. */
export function writePaymentInstructions(
  { pay_by, stores, account, url }: PaymentInstructions,
  amount: number,
): string {
  const due = new Date(pay_by)
  const by = formatDay(toJapanDay(due))
  const lines = [
    stores.length > 0 ? texts.at_a_store(by, formatYen(amount)) : texts.by_transfer(by, formatYen(amount)),
  ]
  for (const { store, payment_code, confirmation_code } of stores)
    lines.push(texts.store(texts.stores[store], payment_code, confirmation_code))
  if (account) lines.push(texts.account(account))
  if (url) lines.push(texts.more(url))
  lines.push(texts.afterwards)
  return lines.join('\n')
}
