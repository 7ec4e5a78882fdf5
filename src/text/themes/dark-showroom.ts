/** A dark room that shows one thing at a time: what the theme noir says. */
export const darkShowroomText = {
  doors: '探す',
  compare: 'くらべる',
  compare_note: '同じ条件で並べました。いまご覧の品は、色を変えて示しています。',
  key_figures: '主な数値',
  product: '品名',
  price: '価格',
  review: '評価',
  no_review: '—',
  picture: '写真',
  reading: '読みもの',
} as const
