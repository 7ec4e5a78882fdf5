/** What visitors of a new shop can ask about, until its staff name other things. */
export const FIRST_INQUIRY_CATEGORIES = [
  { key: 'product', name: '商品について' },
  { key: 'order', name: 'ご注文・お支払いについて' },
  { key: 'delivery', name: 'お届けについて' },
  { key: 'return', name: '返品・交換について' },
  { key: 'other', name: 'その他' },
] as const
