/** The cart of a shop that companies order from. */
export const orderSlipText = {
  title: 'ご注文明細',
  columns: { name_and_code: '品名・規格・品番', price: '単価', amount: '金額（税込）' },
} as const
