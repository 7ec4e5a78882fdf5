/** What a destination is called among several, and the way to one more. */
export const destinationTexts = {
  heading: (place: number, name: string) => `お届け先${place}　${name} 様`,
  nameless: (place: number) => `お届け先${place}`,
  add: '別の届け先を追加',
  add_hint: '商品を分けて、ほかの方にもお届けできます。',
} as const
