/** Names of the pages on which a shop says how it sells, and of their fields. */
export const TERMS_NAMES = {
  company: {
    name: '会社情報',
    fields: {
      name: '販売業者（会社名・屋号）',
      name_kana: '販売業者のフリガナ',
      postal_code: '郵便番号',
      address: '所在地',
      phone_number: '電話番号',
      email: 'メールアドレス',
      representative: '運営責任者',
      invoice_number: '適格請求書の登録番号',
      business_hours: '受付時間',
    },
  },
  'trade-law': {
    name: '特定商取引法の表記',
    fields: {
      price: '販売価格',
      extra_fees: '商品代金以外に必要な料金',
      payment: 'お支払いの方法と時期の補足',
      delivery: '商品の引き渡し時期',
      application_deadline: 'お申し込みの有効期限',
      quantity: '販売数量',
      returns: '返品・交換',
      cancellation: 'お申し込みの撤回・解除',
      environment: '動作環境',
      rows: 'そのほかの項目',
      shipping_note: '「送料とお届け」のページに足す文章',
    },
  },
  'shipping-fees': {
    name: '送料',
    fields: {
      regions: '地方別の送料',
      free_carriage_from: '送料を無料にする金額（円）',
      gift_carriage: 'ソーシャルギフトの送料（円）',
    },
  },
  'delivery-slots': { name: 'お届けの時間帯', fields: { slots: '時間帯' } },
  'business-days': {
    name: '営業日と締め切り',
    fields: {
      closed_weekdays: '毎週の定休日',
      cutoff_hour: '当日に出荷する注文の締め切り（時）',
      is_open_on_holidays: '国民の祝日も営業する',
      has_year_end: '年末年始に休業する',
      year_end_from: '休業の初日（月-日）',
      year_end_to: '休業の最終日（月-日）',
      special_dates: '特別な営業日・休業日',
    },
  },
  'payment-methods': { name: 'お支払い方法', fields: { payments: 'お支払い方法' } },
  'mail-texts': { name: 'メールの文面', fields: { signature: '署名', letters: 'メール' } },
  keycode: {
    name: 'キーコード',
    fields: { is_set: 'キーコードを使う', keycode: '新しいキーコード' },
  },
  settings: { name: '設定', fields: {} },
  messages: { name: 'ページのメッセージ', fields: { title: '見出し', body: '本文' } },
  'shop-state': { name: '開店と休業', fields: { state: 'お店の状態' } },
} as const
