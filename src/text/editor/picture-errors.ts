/** What staff read when a photograph is refused: which field, why, and what to do. */
export const PICTURE_ERRORS = {
  empty: 'このファイルは空です。画像のファイルを選び直してください。',
  too_large: '画像は1枚30MBまでです。縮小してから、もう一度お送りください。',
  type_not_allowed:
    'このファイルは画像として読み取れません。JPEG・PNG・WebP・AVIF・HEICのいずれかの画像を選んでください（ファイル名ではなく中身で判断しています）。',
  svg: 'SVGの画像は使えません。PNGかJPEGで書き出してから、お送りください。',
  animated: '動く画像は使えません。静止画のJPEG・PNG・WebPで書き出してから、お送りください。',
  too_many_pixels: '画像が大きすぎます。縦横を掛けて5,000万画素までに縮小してから、お送りください。',
  broken:
    '画像が壊れているため、読み取れません。元のファイルを開けるかご確認のうえ、もう一度お送りいただくか、別の画像を選んでください。',
  busy: '画像の処理が混み合っています。数秒おいてから、もう一度お試しください。',
  unknown:
    'この画像はこの店舗に登録されていません。画像をアップロードするか、登録済みの画像から選んでください。',
  gone: 'この画像は見つかりませんでした。すでに削除された可能性があります。',
  in_use: 'この画像は次の場所で使われているため、削除できません。先にそちらから外してください。',
} as const

/** What names a picture, by kind. */
export const PICTURE_PLACES = {
  product: '商品',
  news: 'お知らせ',
  blog: 'ブログ',
  maker: 'メーカー',
  category: 'カテゴリー',
  banner: 'バナー',
  free_area: 'フリーエリア',
  message: 'メッセージ',
  faq: 'よくある質問',
  static_page: '固定ページ',
  landing_page: 'ランディングページ',
  popup: 'ポップアップ',
  stylist: 'スタイリスト',
  outfit: 'コーディネート',
  catalog: 'カタログ',
} as const

export const describePlace = (kind: keyof typeof PICTURE_PLACES, title: string) =>
  `${PICTURE_PLACES[kind]}「${title}」`
