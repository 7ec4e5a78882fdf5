export const NEWS_TEXT = {
  name: 'お知らせ',
  fields: {
    title: 'タイトル',
    body: '本文',
    summary: '概要',
    category: 'カテゴリー',
    key: 'URLのキー',
    picture: '写真',
  },
  summary_hint: '一覧と検索結果に表示されます。',
  category_hint: '例：新商品、休業のお知らせ',
  key_hint: 'ページのアドレスになります。半角の英数字とハイフンで入力します。',
} as const
