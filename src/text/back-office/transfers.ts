/** Where the bank's statement finds its orders. */
export const TRANSFERS_TEXT = { name: '入金の照合', fields: {} } as const
