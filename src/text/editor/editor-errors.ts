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
  max_per_order: (multiple: number) => `一度に注文できる数は、発注単位の${multiple}以上にしてください。`,
  carton_quantity: (multiple: number) => `ケース入数は、発注単位の${multiple}の倍数にしてください。`,
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
    fitments: (count: number) => `適合表${count.toLocaleString('ja-JP')}件`,
    buyers: (count: number) => `購入担当者${count.toLocaleString('ja-JP')}名`,
    contract_prices: (count: number) => `契約価格${count.toLocaleString('ja-JP')}件`,
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
  bike_years: '販売終了年は、発売年と同じ年かそれより後の年を入力してください',
  close_before_open: '公開終了日時は公開日時より後の日時を入力してください',
  setting: (key: string) => `「${key}」`,
  unknown_setting: 'この設定はありません。設定の名前をご確認ください',
  no_theme: (theme: string, themes: readonly string[]) =>
    `「${theme}」というテーマは組み込まれていません。${themes.join('、')}のどれかを選んでください`,
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
  bike: '車種',
  part_number: '品番',
  business_account: '得意先コード',
  no_member:
    'このメールアドレスの会員は登録されていません。先に会員登録していただくか、購入担当者の画面から招待してください',
  buyer_here: 'この会員は、すでにこの得意先の購入担当者です',
  buyer_elsewhere: (name: string) =>
    `この会員は、すでに「${name}」の購入担当者です。先にそちらから外してください`,
  buyer_email_stays:
    '購入担当者のメールアドレスは変更できません。別の方を登録するには、新しく追加してください',
  too_many_buyers: (most: number) =>
    `1つの得意先に登録できる購入担当者は${most}名までです。使わなくなった方を先に削除してください`,
  request_waits: (count: number) =>
    `承認待ちの申請が${count.toLocaleString('ja-JP')}件あります。承認するか差し戻してから、もう一度お試しください。`,
  price_twice: 'この得意先には、この品番の契約価格がすでに登録されています。登録済みの行を変更してください',
  account_invoiced:
    'この得意先には、請求書払いのご注文または請求書があるため、削除できません。取引をやめるときは「取引中」をオフにしてください',
  terms_twice: 'この得意先の請求書払いの条件は、すでに登録されています。登録済みの条件を変更してください',
  terms_stay: '得意先は変更できません。別の得意先の条件は、新しく追加してください',
  terms_owed:
    'まだ請求していないご注文、または入金されていないご請求があるため、削除できません。請求書払いをやめるときは「利用する」をオフにしてください',
  jan_code: {
    check_digit:
      'JANコードの桁の数か最後の数字（チェックデジット）が合いません。バーコードの下にある8桁または13桁の数字を入力してください',
    rounded:
      'JANコードが表計算ソフトで「4.90123E+12」のような形に変わり、下の桁が失われています。セルの書式を「文字列」にしてから、元の番号を入力し直してください',
  },
  contract_days: '終了日は、開始日と同じ日かそれより後の日を入力してください',
} as const
