/** Where to go from a missing page. */
export const waysOnText = {
  search: 'キーワードで探す',
  words: '商品名・キーワード',
  shelves: '商品カテゴリーから探す',
  popular: 'よく選ばれている商品',
  ask: 'お探しのものが見つからないときは、お気軽におたずねください。',
  contact: 'お問い合わせ',
} as const

/** Error pages of behaviour 2.5, each state its own. `back` is the button to the front page. */
export const errorPages = {
  not_found: {
    title: '404 Not Found',
    message:
      'お探しのページは見つかりませんでした。移動または削除されたか、URLが変更された可能性があります。',
    back: 'トップページへ戻る',
  },
  error: {
    title: 'Error',
    message: '申し訳ございません。エラーが発生しました。しばらくしてから、もう一度お試しください。',
    back: 'トップページへ戻る',
  },
  /** Behaviour 1.1: message 'チャネルが存在しない'; shows 404 only. */
  invalid_channel: { title: '404', message: 'Page Not Found', note: null, back: null },
  /** Behaviour 2.6: a route whose parameters cannot be right. */
  invalid_route: {
    title: '404',
    message: 'This page could not be found',
    note: 'ページのアドレスに誤りがあります。アドレスをご確認いただくか、トップページからお探しください。',
    back: 'トップページへ戻る',
  },
  maintenance: {
    title: 'ただいまメンテナンス中です',
    message: 'ご不便をおかけして申し訳ございません。しばらくしてから、もう一度お越しください。',
    note: 'メンテナンスが終わりますと、自動的に元のページへ戻ります。このままお待ちいただけます。',
  },
} as const
