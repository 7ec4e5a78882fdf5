/** A stationer's on squared paper: what the theme techo says. */
export const stationeryText = {
  search: '品名・色・サイズでさがす',
  contents: 'もくじ',
  count: (count: number) => `${count}点`,
  kinds: (count: number) => `${count}種`,
  together: 'いっしょに補うもの',
  together_note: '替えと中身は、同じ便で。',
  memo: '店のメモ',
  colophon: '奥付',
} as const
