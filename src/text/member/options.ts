/** Words of the option lists of behaviour 5.9, by the numbers of the wire. */
export const securityQuestions = {
  1: '初めて飼ったペットの名前は？',
  2: '母親の旧姓は？',
  3: '通っていた小学校の名前は？',
  4: '好きな食べ物は？',
} as const

export const newsletterChoices = { 1: '受け取る', 0: '受け取らない' } as const

export const genders = { 1: '男性', 2: '女性', 3: 'その他', 4: '回答しない' } as const

/** The choices of a field, in the order of the wire. */
export function toOptions(words: Readonly<Record<number, string>>, order = Object.keys(words)) {
  return order.map((value) => ({ value, label: words[Number(value)] ?? '' }))
}
