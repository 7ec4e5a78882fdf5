/** Sharing one order out among several destinations. */
export const shareTexts = {
  lead: 'ご注文の商品を、それぞれのお届け先に分けてお送りします。送料はお届け先ごとにかかります。',
  later: '商品を分けて、複数のお届け先へ送ることもできます（お届け先は次の画面で追加できます）。',
  added_heading: 'お届け先を追加',
  edit_heading: (place: number) => `お届け先${place}を変更`,
  others: 'お届け先の一覧',
  goods: 'お届けする商品',
  no_goods: 'お届けする商品がまだありません。',
  no_goods_error: (place: number) => `お届け先${place}に届ける商品を選ぶか、このお届け先を削除してください。`,
  edit: '住所を変更する',
  edit_of: (place: number) => `お届け先${place}の住所を変更する`,
  remove: '削除する',
  remove_of: (place: number) => `お届け先${place}を削除する`,
  remove_title: 'このお届け先を削除しますか',
  remove_text: (name: string, heir: string) =>
    `${name}を削除します。お届けする予定の商品は、${heir}へお届けします。`,
  share_heading: '商品の振り分け',
  share_lead: 'お届け先ごとの数量をお選びください。',
  total: (pieces: number) => `合計${pieces}点`,
  share_of: (product: string, destination: string) => `${product}（${destination}）`,
  rest: (pieces: number) => `あと${pieces}点`,
  rest_none: '振り分け済み',
  rest_error: (product: string, pieces: number) =>
    `「${product}」があと${pieces}点残っています。お届け先をお選びください。`,
  next: 'お届け日時の指定へ進む',
  save_new: 'このお届け先を追加する',
  save_edit: 'この住所に変更する',
  to_list: 'お届け先の一覧へ戻る',
  book: 'アドレス帳から選ぶ',
  book_new: '新しい住所を入力する',
  book_filter: 'お名前・住所で絞り込む',
  book_more: (count: number) => `ほかに${count}件あります。お名前や住所で絞り込んでください。`,
  book_none: '当てはまる住所がありません。',
  book_failed: 'アドレス帳を読み込めませんでした。住所をご入力ください。',
  book_choose: 'お届け先をお選びください。',
} as const

/** What a destination is called among several, and the way to one more. */
export const destinationTexts = {
  heading: (place: number, name: string) => `お届け先${place}　${name} 様`,
  nameless: (place: number) => `お届け先${place}`,
  add: '別の届け先を追加',
  add_hint: '商品を分けて、ほかの方にもお届けできます。',
} as const
