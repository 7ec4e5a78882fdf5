/** What a shopper reads when an order or its note cannot be changed, by code of the contract. */
export const ORDER_ERRORS = {
  'order.cancel.too_late': '発送の準備が済んでいるため、キャンセルを承れません。ショップまでご連絡ください。',
  'order.cancel.already_cancelled': 'このご注文はすでにキャンセルされています。',
  'order.status.gift_not_accepted': 'ギフトを受け取る方がお届け先を入力するまで、発送できません。',
  'order.status.not_next': 'ご注文の状況が変わっています。一覧を読み込み直してください。',
  'memo.already_exists':
    'このご注文にはすでにメモがあります。ページを読み込み直して、内容を変更してください。',
} as const

/** Why an order was cancelled, when the shop's staff did it. */
export const CANCELLED_BY_SHOP = 'ショップによるキャンセル'
