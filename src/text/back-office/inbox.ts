/** Where what shoppers write comes in. */
export const INBOX_TEXT = { name: '問い合わせ・レビュー', fields: {} } as const
