/** What an entry of the address book is used for. */
export const addressMarks = {
  own: 'ご本人の住所',
  default: 'いつものお届け先',
  sender: 'いつもの送り主',
} as const
