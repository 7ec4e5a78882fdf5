/** What the staff read when a link cannot be in a menu. */
export const MENU_ERRORS = {
  address:
    'リンク先は、このお店のページなら「/」から（例：/guide/）、ほかのサイトなら「https://」から入力してください。空白や記号（" \' < > など）は使えません',
  long_address: (most: number) =>
    `リンク先が長すぎます。日本語の文字は長い記号に置き換わりますので、${most}文字に収まるアドレスを入力してください`,
  empty_column: 'この列にはリンクがありません。リンクを追加するか、列を削除してください',
} as const

/** Kinds of pages a link may lead to. */
export const MENU_PAGE_KINDS = {
  page: 'ページ',
  category: 'カテゴリー',
  static_page: '固定ページ',
  landing_page: '特集ページ',
  maker: 'メーカー',
  brand: 'ブランド',
  stylist: 'スタイリスト',
  news: 'お知らせ',
  blog: 'ブログ',
} as const

/** Pages every shop has. */
export const SHOP_PAGES = [
  { url: '/product/', name: '商品一覧' },
  { url: '/news/', name: 'お知らせ' },
  { url: '/blog/', name: 'ブログ' },
  { url: '/maker/', name: 'メーカー一覧' },
  { url: '/brand/', name: 'ブランド一覧' },
  { url: '/faq/', name: 'よくあるご質問' },
  { url: '/flip-book/', name: 'カタログ' },
  { url: '/stylist/', name: 'スタイリスト' },
  { url: '/calendar/', name: '営業日カレンダー' },
  { url: '/sitemap/', name: 'サイトマップ' },
  { url: '/contact/', name: 'お問い合わせ' },
  { url: '/catalog-order/', name: 'カタログ請求' },
  { url: '/coupon/', name: 'クーポン' },
  { url: '/mypage/', name: 'マイページ' },
] as const
