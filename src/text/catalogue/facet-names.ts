/** Values of a list's filters that have no name of their own; prices as they are written. */
export const FACET_NAMES = {
  in_stock: '在庫あり',
  from: (price: string) => `${price}以上`,
  up_to: (price: string) => `${price}以下`,
  between: (from: string, to: string) => `${from}～${to}`,
} as const
