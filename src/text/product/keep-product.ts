/** What members may do on a product's page besides buying. */
export const keepText = {
  bookmark: 'あとで見る',
} as const

export const reviewFormText = {
  open: 'レビューを書く',
  title: 'レビューを書く',
  lead: 'ご購入いただいた商品のレビューを書いていただけます。ショップが確認したあとに掲載します。',
  rating: '評価',
  stars: (stars: number) => `${stars}点`,
  nickname: 'ニックネーム（任意）',
  heading: 'タイトル',
  body: 'レビューの内容',
  submit: '投稿する',
  sending: '送信しています…',
  done: 'ありがとうございます。ショップが確認したあとに掲載します。',
} as const

export const questionFormText = {
  open: 'この商品について質問する',
  title: '商品についてのご質問',
  lead: 'ご質問にはメールでお答えします。ご質問と回答は、ほかのお客様にも参考になるよう、このページに掲載することがあります。',
  nickname: 'ニックネーム（任意）',
  email: 'メールアドレス',
  question: 'ご質問の内容',
  submit: '質問を送る',
  sending: '送信しています…',
  done: 'ご質問を承りました。回答までしばらくお待ちください。',
} as const
