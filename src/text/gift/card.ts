/** Words about the message card of a gift. */
export const cardTexts = {
  preview: 'メッセージカードの見本',
  preview_of: (card: number, cards: number) =>
    cards > 1 ? `メッセージカードの見本（${cards}枚中${card}枚目）` : 'メッセージカードの見本',
  left: (letters: number) =>
    letters < 0 ? `${-letters}文字多すぎます。短くしてください。` : `あと${letters}文字入力できます。`,
  few_left: '入力できる文字数が残りわずかです。',
  too_long: '文字数が上限を超えています。短くしてください。',
} as const
