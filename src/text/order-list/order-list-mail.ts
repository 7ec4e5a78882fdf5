/** The mail on the day an order list comes back. */
export const ORDER_LIST_MAIL = {
  subject: (shop: string, list: string) => `【${shop}】発注日のお知らせ：${list}`,
  lines: (dear: string, list: string, link: string) => [
    `${dear} 様`,
    `発注リスト「${list}」の発注日になりました。下記のページで内容をお確かめのうえ、まとめてカートに入れていただけます。`,
    link,
  ],
  goods: (goods: readonly { name: string; quantity: number }[], more: number) =>
    [
      ...goods.map(({ name, quantity }) => `・${name}　${quantity.toLocaleString('ja-JP')}点`),
      ...(more > 0 ? [`・ほか${more.toLocaleString('ja-JP')}件`] : []),
    ].join('\n'),
  some_gone: (count: number) =>
    `このうち${count.toLocaleString('ja-JP')}件は、販売を終了したか、在庫がありません。リストのページでご確認ください。`,
  all_gone:
    'このリストの商品は、いまはどれもご注文いただけません。販売を終了したか、在庫がない商品です。お手数ですが、リストの商品を入れ替えてください。',
  end: 'この月の発注が不要な場合は、リストのページで「今月は見送る」を押してください。お知らせが不要な場合は、発注日を「決めない」に変更してください。',
} as const
