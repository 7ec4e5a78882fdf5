/** Names and fields of what the shop shows beside its goods. */
export const BLOGS_TEXT = {
  name: 'ブログ',
  fields: {
    title: 'タイトル',
    body: '本文',
    summary: '概要',
    category: 'カテゴリー',
    key: 'URLのキー',
    picture: '写真',
  },
} as const

export const QUESTIONS_TEXT = {
  name: 'よくある質問',
  fields: { category: '分類', question: '質問', answer: '答え' },
} as const

export const QUESTION_CATEGORIES_TEXT = {
  name: '質問の分類',
  fields: { key: '識別名', name: '分類名' },
} as const

export const INQUIRY_CATEGORIES_TEXT = {
  name: 'お問い合わせの分類',
  fields: {
    key: '識別名',
    name: '分類名',
    description: '説明',
    parent_key: '上の分類',
    position: '並び順',
  },
} as const

export const STATIC_PAGES_TEXT = {
  name: '固定ページ',
  fields: { url: 'アドレス', title: 'タイトル', body: '本文' },
} as const

export const LANDING_PAGES_TEXT = {
  name: '特集ページ',
  fields: {
    slug: 'URLのキー',
    title: 'タイトル',
    description: '説明',
    layout: 'ページの枠',
    body: '本文',
    is_show_header: 'ヘッダーを表示する',
    is_show_footer: 'フッターを表示する',
    redirect_url: '転送先',
    coupon_ids: 'クーポン',
  },
} as const

export const FREE_AREAS_TEXT = {
  name: 'フリーエリア',
  fields: { code: '識別名', name: '名前', body: '内容' },
} as const

export const COLOUR_SCHEMES_TEXT = {
  name: '配色',
  fields: { name: '識別名', colours: '色', is_selected: 'お店で使う', role: '役割', colour: '色' },
} as const

export const MENUS_TEXT = {
  name: 'メニュー',
  fields: { header: 'ヘッダーのリンク', footer: 'フッターの列' },
} as const

export const LAYOUTS_TEXT = { name: 'ページのレイアウト', fields: { blocks: 'ブロック' } } as const
export const BANNERS_TEXT = {
  name: 'バナー',
  fields: {
    area: '掲載場所',
    title: 'タイトル',
    subtitle: 'ひとこと',
    href: 'リンク先',
    picture: '写真',
    is_show: '表示する',
  },
  areas: { 'top-main': 'トップの大きな枠', 'top-sub': 'トップの小さな枠', side: '横' },
} as const

export const STYLISTS_TEXT = {
  name: 'スタイリスト',
  fields: {
    key: 'URLのキー',
    name: '名前',
    name_kana: '名前のカナ',
    title: '店舗・肩書き',
    height: '身長（cm）',
    picture: '写真',
    profile: '自己紹介',
    coordinates: 'コーディネート',
    'coordinates.title': 'タイトル',
    'coordinates.body': '説明',
    'coordinates.picture': '写真',
    'coordinates.published_at': '公開日時',
    'coordinates.product_keys': '着用商品',
  },
} as const

export const CATALOGS_TEXT = {
  name: 'カタログ',
  fields: {
    key: 'URLのキー',
    name: 'カタログ名',
    description: '説明',
    picture: '表紙',
    pages: 'ページ',
    is_orderable: '紙のカタログを受け付ける',
  },
} as const
