/** What stands beside a price that was agreed with the member's company. */
export const ownPriceText = {
  contract: '契約価格',
  quotation: '見積価格',
  by_quotation: (number: string) => `見積 ${number} の価格`,
  /** Before what everybody else pays. */
  regular: '通常価格',
} as const
