/** The rest of a list that is shown in short. */
export const foldedTexts = {
  more: (count: number) => `ほか${count}件を表示`,
  less: '表示を減らす',
} as const
