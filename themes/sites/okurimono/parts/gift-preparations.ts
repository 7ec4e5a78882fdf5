/** What the shop does to a thing before it becomes a gift; chosen at checkout, for each address. */
export const giftPreparations = [
  { kind: 'noshi', name: '熨斗', note: '表書きとお名前をお入れします。内のし・外のしも選べます。' },
  { kind: 'wrapping', name: '包装', note: '包装紙か、ギフトボックスでお包みします。' },
  { kind: 'message', name: 'メッセージ', note: 'カードに、100文字までお書きします。' },
] as const

export type GiftPreparation = (typeof giftPreparations)[number]['kind']
