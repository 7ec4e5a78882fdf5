/** Ordering by part number: many lines, from the keyboard or a spreadsheet. */
export const quickOrderText = {
  title: 'クイックオーダー',
  lead: '品番と数量を入力するだけでカートに入れられます。',
  paste_hint:
    '表計算ソフトやメールの「品番 数量」の行は、そのまま品番の欄に貼り付けられます。Enterキーで次の欄へ進みます。',
  code: '品番',
  quantity: '数量',
  code_of: (line: number) => `${line}行目の品番`,
  quantity_of: (line: number) => `${line}行目の数量`,
  clear_of: (line: number) => `${line}行目を消去`,
  more: '行を追加',
  submit: 'まとめてカートに入れる',
  added: (lines: number, pieces: number) => `${lines}件（${pieces}点）をカートに入れました。`,
  left: (lines: number) => `${lines}件はカートに入っていません。行ごとの説明をご確認ください。`,
  faults: {
    nothing: '品番を入力してください。',
    no_code: '品番を入力してください。',
    unknown: 'この品番は見つかりません。お確かめください。',
    quantity: (maximum: number) => `数量は1〜${maximum}の数字で入力してください。`,
    too_many: (left: number) => `ご注文いただけるのは残り${left}点です。${left}点以下で入力してください。`,
    sold_out: 'ただいま在庫がありません。',
  },
} as const
