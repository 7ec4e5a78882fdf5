/** Members, as the menu and their list call things. */
export const MEMBERS_TEXT = {
  name: '会員',
  fields: {
    code: '会員番号',
    name: '氏名',
    name_kana: 'フリガナ',
    email: 'メールアドレス',
    phone_number: '電話番号',
    order_count: '注文',
    spent: 'お買い上げ',
    points: 'ポイント',
    created_at: '登録日',
    sort: '並び順',
    q: '氏名・番号・メール・電話',
  },
} as const
