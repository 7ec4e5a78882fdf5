/** What the shop's staff read when a change is refused. */
export const EDITOR_ERRORS = {
  conflict:
    '編集中に、ほかの方がこの内容を保存しました。入力した内容は残っています。最新の内容と見比べてから、もう一度保存してください。',
  gone: 'この項目は見つかりませんでした。すでに削除された可能性があります。',
  preview_over:
    'このプレビューのリンクは、期限が切れているか正しくありません。編集画面からもう一度開いてください。',
  check: '入力内容をご確認ください。',
  key_taken: 'この値はすでに使われています。別の値を入力してください',
  code_taken: 'この品番はすでに使われています。別の品番を入力してください',
  code_twice: 'この品番が重複しています。別の品番を入力してください',
  unknown: (label: string) => `この${label}は登録されていません`,
  options_differ: (count: number) => `バリエーションの項目数（${count}）と同じ数だけ入力してください`,
  stock_sold: (left: number) =>
    `編集中に注文が入り、在庫が残り${left}点になりました。在庫数を入力し直してください`,
  list_price: '通常価格は販売価格より高い金額を入力してください',
  coupon_discount: {
    amount: '値引きの金額は1円から1,000,000円までで入力してください',
    rate: '値引きの割合は1から100までで入力してください',
    carriage: '送料無料のクーポンの値引きは0にしてください',
  },
  coupon_in_use:
    'このクーポンは、すでに取得または使用されているため削除できません。終了日時を設定してお止めください。',
  in_use: (uses: readonly string[], others: number) =>
    `${uses.join('、')}${others > 0 ? `ほか${others}件` : ''}で使われているため、削除できません。先にそちらから外してください。`,
  use: {
    category: (name: string) => `下のカテゴリー「${name}」`,
    product: (name: string) => `商品「${name}」`,
    hidden_product: (name: string) => `パスワードで隠している商品「${name}」`,
    question: (question: string) => `質問「${question}」`,
    coupon: (code: string) => `クーポン「${code}」`,
    layout: (name: string) => `レイアウト「${name}」`,
  },
  scheme_in_use: 'この配色はお店で使われているため、削除できません。先にほかの配色を選んでください。',
  category_in_itself:
    'カテゴリーを、それ自身やその下のカテゴリーの中へは移せません。別の場所を選んでください',
  category_too_deep: (levels: number) => `カテゴリーは${levels}階層までです。もっと上の場所を選んでください`,
  own_accessory: '商品そのものは、一緒に買う商品に選べません。別の商品を選んでください',
  of_product: (name: string, reason: string) => (name === '' ? reason : `「${name}」：${reason}`),
  bulk_refused: (count: number) =>
    `${count}件の商品を変更できないため、どの商品も変更していません。理由をご確認ください。`,
  bulk_conflict:
    'ほかの方が先に保存した商品があるため、どの商品も変更していません。一覧を読み直してから、もう一度お試しください。',
  close_before_open: '公開終了日時は公開日時より後の日時を入力してください',
  setting: (key: string) => `「${key}」`,
  unknown_setting: 'この設定はありません。設定の名前をご確認ください',
  setting_twice: '同じ設定が重複しています。1つだけ入力してください',
  breakpoints: '画面幅の区切りは、小さいほうの値が大きいほうの値より小さくなるように入力してください',
  no_keycode: 'キーコードが登録されていないため、入店を制限できません。先にキーコードを登録してください',
  no_message: 'このメッセージはありません。',
  page_frame: 'ページのレイアウトは「default」「sample」「simple」から選んでください',
  no_frame: 'このレイアウトはありません。',
  shared_frame: '共通のレイアウトでは、種類を変更できません。空欄のまま保存してください',
  choose: (label: string) => `${label}を選んでください`,
  category: 'カテゴリー',
  free_area: 'フリーエリア',
  banner_area: 'バナーの掲載場所',
  collection: '特集',
  news_category: 'お知らせの分類',
  all_news: 'すべてのお知らせ',
  newest_products: '新着の商品',
  coupon: 'クーポン',
  maker: 'メーカー',
  brand: 'ブランド',
  tag: 'タグ',
  product: '商品',
  outfit: 'コーディネート',
} as const
