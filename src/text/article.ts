/** What stands around news and articles. */
export const articleText = {
  empty: 'まだお知らせはありません。',
  updated: (day: string) => `${day} 更新`,
  back_to: (list: string) => `${list}へ戻る`,
} as const
