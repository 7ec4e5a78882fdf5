/** What the screens about the staff are called; the menu has these at once. */
export const STAFF_NAMES = {
  persons: { name: 'スタッフ', fields: { role: '役割' } },
  tokens: { name: 'APIトークン', fields: {} },
  account: { name: '自分のアカウント', fields: {} },
} as const
