/** What is said when a payment of an invoice cannot be noted. */
export const INVOICE_ERRORS = {
  future: '入金日は、今日までの日付を入力してください',
} as const
