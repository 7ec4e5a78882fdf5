const HEADING =
  '商品キー,商品名,商品名カナ,商品説明,メーカー,カテゴリー,タグ,税率,画像,仕様,品番,販売価格,在庫数'

/** A catalogue as CSV: one row for each product, in sixty categories of twenty makers. */
export function createProducts(count: number, toPictures: (at: number) => string[], prefix = 'move'): string {
  const rows = Array.from({ length: count }, (_, at) =>
    [
      `${prefix}-${at}`,
      `引越しの品 ${at}`,
      'ヒッコシノシナ',
      `<p>${'丈夫で長く使えます。'.repeat(10)}${at}</p>`,
      `窯元${at % 20}#kiln-${at % 20}`,
      `器${at % 6}#ware-${at % 6} > 棚${at % 60}#shelf-${at % 60}`,
      `札${at % 8}#mark-${at % 8}`,
      10,
      toPictures(at).join(' | '),
      `材質=磁器 | 高さ=${at % 30}cm`,
      `${prefix.toUpperCase()}-${at}`,
      500 + (at % 9_500),
      at % 50,
    ].join(','),
  )
  return `${HEADING}\n${rows.join('\n')}\n`
}
