/** Orders, as the menu and their list call things. */
export const ORDERS_TEXT = {
  name: '注文',
  fields: {
    order_no: '注文番号',
    ordered_at: '注文日時',
    status: '状況',
    orderer_name: '注文者',
    total_payment: '合計',
    product_name: '商品',
    ship_by: '発送予定',
    pay_by: '入金期日',
    payment_name: 'お支払い方法',
    payment: 'お支払い方法',
    date_from: '注文日（から）',
    date_to: '注文日（まで）',
    q: '番号・氏名・電話・品番',
    sort: '並び順',
  },
} as const

/** The screen that takes tracking numbers in. */
export const TRACKING_TEXT = { name: '送り状番号の取り込み', fields: {} } as const

/** Payments somebody must look at. */
export const PAYMENT_CHECKS_TEXT = { name: '決済の確認', fields: {} } as const
