/** What staff write in a text where the shipping fees shall stand, as they are when it is read. */
export const SHIPPING_FEES_MARK = '【送料表】'

/** The page every shop must have by law (特定商取引法), and the one on shipping: words around the shop's own data. */
export const tradeLawText = {
  title: '特定商取引法に基づく表記',
  labels: {
    seller: '販売業者',
    representative: '運営責任者',
    address: '所在地',
    phone_number: '電話番号',
    email: 'メールアドレス',
    invoice_number: '適格請求書発行事業者登録番号',
    price: '販売価格',
    extra_fees: '商品代金以外に必要な料金',
    payment: 'お支払いの方法と時期',
    delivery: '商品の引き渡し時期',
    application_deadline: 'お申し込みの有効期限',
    quantity: '販売数量',
    returns: '返品・交換',
    cancellation: 'お申し込みの撤回・解除',
    environment: '動作環境',
  },
  phone: (number: string, hours: string) => (hours === '' ? number : `${number}（受付 ${hours}）`),
  postal_address: (code: string, address: string) => `〒${code} ${address}`,
  /** What stands where the shop wrote nothing of its own. */
  defaults: {
    price: '各商品のページに、消費税を含む金額で表示しています。',
    extra_fees: '送料と、お支払い方法により手数料をいただきます。',
    payment: '',
    delivery: (cutoff_hour: number) =>
      `在庫のある商品は、${cutoff_hour}時までのご注文（前払いはご入金の確認）で当日、以降は翌営業日に出荷します。予約・取り寄せの商品は、商品ページに記した時期にお届けします。`,
    application_deadline:
      '前払いのご注文は、お支払いの期限を過ぎますと取り消しとさせていただきます。販売期間を限る商品は、商品ページに期間を記載します。',
    quantity: '数量に限りのある商品や、1回のご注文の数を定める商品は、商品ページに記載します。',
    returns:
      '商品に不具合があるときは、到着から8日以内にご連絡ください。送料当店負担で、交換または返金いたします。\nお客様のご都合による返品は、未使用のものに限り、到着から8日以内のご連絡で承ります。返送料はお客様のご負担です。',
    cancellation:
      '出荷の準備が始まるまでは、お取り消しいただけます。通信販売にはクーリング・オフの制度の適用はありません。',
    environment: 'JavaScriptを有効にした、最新のブラウザーでご利用ください。',
  },
  payment_fee: (name: string, steps: string) => `${name}の手数料（税込）は、商品と送料の合計が${steps}です。`,
  fee_up_to: (amount: string, fee: string) => `${amount}まで${fee}`,
  fee_above: (fee: string) => `それ以上は${fee}`,
  fee_limit: (amount: string) => `合計が${amount}を超えるご注文ではご利用いただけません。`,
  free_from: (amount: string) => `商品の合計が${amount}（税込）以上のご注文は、送料をいただきません。`,
} as const

export const shippingPageText = {
  title: '送料とお届け',
  dispatch: (cutoff_hour: number) =>
    `${cutoff_hour}時までのご注文は、在庫がある場合、その日のうちに出荷します。休業日は翌営業日の出荷となります。`,
  fees: '地方別の送料',
  head: ['地方', '送料（税込）', 'お届けの目安'],
  transit: (days: number) => (days === 0 ? '出荷の当日' : `出荷から${days}日`),
  several: 'お届け先が複数のときは、1か所ごとに送料をいただきます。',
  elsewhere: (regions: string) => `${regions}へのお届けは承っておりません。`,
  when: 'お届けの日時',
  days: (count: number) => `お届け日は、最短の日からその${count}日後までお選びいただけます。`,
  slots: (names: string) => `時間帯は、${names}からお選びください。`,
  far: '離島や一部の地域では、時間を指定できないことや、日数がかかることがあります。',
  away: 'お受け取りになれなかったとき',
  away_body:
    '配送会社の不在連絡票から再配達をお申し込みください。保管の期限は7日間です。期限を過ぎて当店に戻った場合、往復の送料をいただいて再送いたします。',
} as const
