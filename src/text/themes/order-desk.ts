/** The front of a shop that companies order from. */
export const orderDeskText = {
  members_only: '法人専用',
  shelves: '商品分類',
  quick_order: 'クイックオーダー',
  order_lists: '発注リスト',
  order_history: '注文履歴',
  contact: 'お見積もり・お問い合わせ',
  search: '品番・品名で検索',
  desk_title: '品番で注文する',
  desk_lead: '1行に1品、「品番 数量」で入力してください。お手元の一覧を貼り付けていただけます。',
  desk_lines: '品番と数量',
  desk_submit: 'まとめてカートに入れる',
  today: '本日のご案内',
  same_day: '当日出荷',
  same_day_until: (hour: number) => `営業日の${hour}時ご注文分まで`,
  often: 'よく出る品番',
  see_all_of: (count: number) => `すべての商品（${count}点）`,
  columns: {
    code: '品番',
    name: '品名・メーカー',
    stock: '在庫',
    price: '単価',
    order: '規格・数量',
  },
  quantity_of: (name: string) => `「${name}」の数量`,
  choice_of: (name: string) => `「${name}」の規格`,
  /** Of the card scripts fill: its name stands in the same row. */
  quantity: '数量',
  choice: '規格',
  add: '追加',
  add_of: (name: string) => `「${name}」をカートに追加`,
  pieces: '点',
} as const

/** The cart of a shop that companies order from. */
export const orderSlipText = {
  title: 'ご注文明細',
  columns: { name_and_code: '品名・規格・品番', price: '単価', amount: '金額（税込）' },
} as const
