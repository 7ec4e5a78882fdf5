/** What the shop's staff read when a change is not taken. */
export const EDITOR_ERRORS = {
  signed_out: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  wrong_password: 'パスワードが正しくありません。',
  too_many_tries: (minutes: number) =>
    `ログインの試行回数が多すぎます。${minutes}分ほどおいてからもう一度お試しください。`,
  conflict:
    '編集中に、ほかの方がこの内容を保存しました。入力した内容は残っています。最新の内容と見比べてから、もう一度保存してください。',
  gone: 'この項目は見つかりませんでした。すでに削除された可能性があります。',
  check: '入力内容をご確認ください。',
  key_taken: 'この値はすでに使われています。別の値を入力してください',
  code_taken: (code: string) => `品番「${code}」はすでに使われています。別の品番を入力してください`,
  code_twice: (code: string) => `品番「${code}」が重複しています`,
  unknown: (label: string, key: string) => `${label}「${key}」は登録されていません`,
  options_differ: (count: number) => `バリエーションの項目数（${count}）と同じ数だけ入力してください`,
  stock_sold: (left: number) =>
    `編集中に注文が入り、在庫が残り${left}点になりました。在庫数を入力し直してください`,
  list_price: '通常価格は販売価格より高い金額を入力してください',
  close_before_open: '公開終了日時は公開日時より後の日時を入力してください',
  category: 'カテゴリー',
  maker: 'メーカー',
  brand: 'ブランド',
  tag: 'タグ',
} as const
