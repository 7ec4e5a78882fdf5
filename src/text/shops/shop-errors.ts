/** What the staff of a shop, or whoever runs it, read when a step of its life is refused. */
export const SHOP_ERRORS = {
  opening_left: (steps: readonly string[]) => `開店の前に、次の準備を済ませてください。${steps.join('。')}。`,
  pages_left: (steps: readonly string[]) =>
    `ページの下書きを作る前に、次の準備を済ませてください。${steps.join('。')}。`,
  has_orders:
    'このお店には、法律で7年間保存する注文があります。控えを取ったうえで、注文も含めて削除することを指定してください。',
} as const
