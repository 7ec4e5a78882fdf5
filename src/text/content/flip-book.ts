/** What stands around a catalogue to leaf through. */
export const flipBookText = {
  title: 'カタログ',
  empty: 'ただいま、ご覧いただけるカタログはございません。',
  book: 'めくれる冊子',
  previous: '前のページ',
  next: '次のページ',
  enlarge: (page: number) => `${page}ページを拡大して見る`,
  order: '冊子を取り寄せる（無料）',
  keys: '左右の矢印キーや、指のスワイプでもめくれます。',
} as const

/** Which pages lie open, e.g. `2–3 / 9ページ`. */
export function toOpenPages(pages: number[], total: number): string {
  return `${pages.join('–')} / ${total}ページ`
}
