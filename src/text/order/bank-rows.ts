/** Why something cannot be said of money that came in. */
export const BANK_ROW_ERRORS = {
  'bank_row.settled': 'この入金は、すでに処理されています。画面を開き直してご確認ください',
  'bank_row.not_settled': 'この入金は、まだ処理されていません。画面を開き直してご確認ください',
  'bank_row.sum': '割り当てる金額の合計が、入金額と同じになるように入力してください',
  'bank_row.too_much':
    'ご注文の未入金額より多くは割り当てられません。超える分は「返金するお金」か「お店のほかの入金」に入れてください',
  'bank_row.order_cancelled':
    'キャンセル済みのご注文には割り当てられません。「返金するお金」に入れてください',
  'bank_row.not_transfer': '銀行振込ではないご注文には割り当てられません。ご注文の番号をご確認ください',
  'bank_row.order_left': '発送したご注文の入金は、取り消せません。ご注文の画面で返金などの処理をしてください',
  'bank_row.paid_back': '返金済みの入金は取り消せません。先に「返金済み」を外してください',
  'bank_row.nothing_to_pay_back': '返金するお金がありません。画面を開き直してご確認ください',
  not_equal: (order_no: string) =>
    `${order_no}：未入金額が入金額と同じではありません。1件ずつ割り当ててください`,
} as const
