/** What a shopper reads when an order or its note cannot be changed, by code of the contract. */
export const ORDER_ERRORS = {
  'order.cancel.too_late': '発送の準備が済んでいるため、キャンセルを承れません。ショップまでご連絡ください。',
  'order.cancel.already_cancelled': 'このご注文はすでにキャンセルされています。',
  'order.status.gift_not_accepted': 'ギフトを受け取る方がお届け先を入力するまで、発送できません。',
  'order.status.held': 'このご注文は保留されています。理由を確かめ、保留を解いてから発送してください。',
  'order.status.not_next': 'ご注文の状況が変わっています。一覧を読み込み直してください。',
  'order.parcel.empty':
    '発送する商品がありません。返金していない商品を1点以上選び、同じ商品は1行にまとめてください。すべて返金した注文はキャンセルしてください。',
  'order.parcel.too_many':
    'まだ発送していない数より多く指定されています。ほかの方が発送した可能性があります。ご注文を読み込み直してください。',
  'order.refund.too_much':
    '返金できる金額を超えています。これまでの返金を確かめて、金額を入力し直してください。',
  'order.refund.too_many': '返金できる数より多く指定されています。ご注文を読み込み直してください。',
  'order.refund.refused':
    'カード会社が返金を受け付けませんでした。返金はされていません。銀行振込などの方法をご検討ください。',
  'order.mail.not_sent': 'このご注文では、まだそのメールをお送りする段階にありません。',
  'memo.already_exists':
    'このご注文にはすでにメモがあります。ページを読み込み直して、内容を変更してください。',
} as const

/** Why an order was cancelled, when the shop's staff did it. */
export const CANCELLED_BY_SHOP = 'ショップによるキャンセル'

/** Why an order was cancelled by itself. */
export const NOT_PAID_IN_TIME = 'お支払い期限までにお支払いを確認できなかったため'
