/** A shop for clothes: what the theme atelier says. */
export const fittingRoomText = {
  search: '服を探す',
  measures: '仕上がりの寸法（cm）',
  /** Specs that say which size to take begin with one of these words. */
  advice: ['サイズ', 'スタイリスト'],
  advice_title: '寸法の選び方',
  together: '合わせて着る',
  try_together: '一緒に試着する',
  outfits: 'スタイリストの着合わせ',
  by_measures: '寸法のご相談',
  by_measures_lead: 'お手持ちの服の着丈・身幅・肩幅・袖丈をお知らせください。',
  ask: '寸法を相談する',
  hanging: '試着室に掛けてあるもの',
} as const
