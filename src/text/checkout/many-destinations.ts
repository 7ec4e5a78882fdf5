/** The one line that leads to the list, from the steps about a single destination; and the way back to it. */
export const recipientLinkTexts = {
  lead: 'お届け先が多いときは',
  go: 'CSVファイルなどから、まとめて入れる',
  again: 'お届け先の一覧を直す',
} as const

/** Screens that show many destinations in short. */
export const manyTexts = {
  heading: (count: number) => `お届け先（${count}件）`,
  each: 'お届け先ごとの内容',
  common: 'すべてのお届け先に共通の指定',
  common_hint: 'ここで変えた項目だけを、すべてのお届け先に適用します。',
  common_day_hint: 'お届け日は、すべてのお届け先にお届けできる日だけを表示しています。',
  apply: 'すべてのお届け先に適用する',
  applied: 'すべてのお届け先に適用しました。',
  unchanged: '変更された項目がないため、適用するものはありません。',
  wrong: '入力内容に誤りがあります。表示された項目をご確認ください。',
  each_own: 'お届け先ごとに異なります（変更しない）',
  own_messages:
    'メッセージはお届け先ごとに異なります。ここに入力すると、すべてのお届け先のメッセージが置き換わります。',
  gift_each:
    'ギフト包装・のし・メッセージを付けられないお届け先があるため、これらはお届け先ごとにご指定ください。',
  change: '個別に変更',
  change_of: (name: string) => `個別に変更：${name}`,
  close: '閉じる',
  close_of: (name: string) => `閉じる：${name}`,
  noshi: (title: string) => `のし「${title}」`,
  message: 'メッセージあり',
  no_wishes: '日時の指定なし',
  orderer_lead: 'お届け先は入力済みです。ご注文者の情報をご入力ください。',
} as const
