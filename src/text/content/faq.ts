/** What stands around questions and answers. */
export const faqText = {
  title: 'よくあるご質問',
  search: 'ご質問を検索',
  search_hint: '例：送料、領収書、返品',
  categories: '質問のカテゴリー',
  empty: 'まだご質問の掲載はありません。',
  unsolved: '解決しないときは',
  unsolved_hint: 'お電話またはメールで、お気軽にお問い合わせください。',
} as const
