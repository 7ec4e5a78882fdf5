/** Choosing what the shop looks like. */
export const THEMES_TEXT = {
  gone: (theme: string) =>
    `いま選ばれているテーマ「${theme}」は組み込まれていません。お店は前のテーマのまま表示しています。下から選び直してください。`,
} as const
