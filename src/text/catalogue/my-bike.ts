/** What any page of a shop for bikes may say of the visitor's bike. */
export const myBikeText = {
  /** Of the link in the header. */
  choose: 'マイバイクを選ぶ',
  mine: (name: string) => `マイバイク：${name}`,
  /** Of a button beside the years of a model. */
  take: 'マイバイクにする',
  in_use: '選択中',
  chosen: (name: string) => `${name}をマイバイクにしました。`,
} as const
