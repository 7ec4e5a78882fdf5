/** What stands around stylists and their outfits. */
export const stylistText = {
  title: 'スタイリスト',
  empty: 'ただいま、ご紹介できるスタイリストはおりません。',
  height: (centimetres: number) => `身長 ${centimetres}cm`,
  outfits: 'コーディネート',
  no_outfits: 'コーディネートは準備中です。',
  items: '着用アイテム',
  back: 'スタイリスト一覧へ戻る',
} as const
