/** The heart of a product, wherever it stands. */
export const favouriteTexts = {
  heart: 'お気に入り',
  /** Name of the switch; pressed or not is said by the browser. */
  of: (name: string) => `お気に入り（${name}）`,
} as const
