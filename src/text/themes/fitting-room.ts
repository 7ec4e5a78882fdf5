/** What the theme atelier says: of clothes first, in words that any shop can say of its goods. */
export const fittingRoomText = {
  search: '商品を探す',
  measures: '仕上がりの寸法（cm）',
  /** Specs that say which size to take begin with one of these words. */
  advice: ['サイズ', 'スタイリスト'],
  advice_title: '寸法の選び方',
  together: '組み合わせる',
  try_together: '一緒に選ぶ',
  outfits: 'スタイリストの組み合わせ',
  by_measures: 'ご相談',
  by_measures_lead: '寸法や素材、お手入れのことなど、お気軽にお尋ねください。',
  ask: '相談する',
  hanging: '手に取ったもの',
} as const
