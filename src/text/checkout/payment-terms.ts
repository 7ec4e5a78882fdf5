/** What the last screen says of how and until when an order is paid, and what happens when it is not. */
export const paymentTermsTexts = {
  heading: 'お支払いの流れ',
  nothing_to_pay: 'ポイント・クーポンのご利用により、お支払いいただく金額はありません。',
  hosted:
    'この画面の次に、決済会社の画面へ移動します。そこでのお手続きが済むと、ご注文が確定します。途中でおやめになった場合、ご注文は確定せず、カートの内容はそのまま残ります。',
  hosted_paid: 'お手続きが済むと同時に決済されます。',
  capture: {
    at_order: 'ご注文の確定と同時に、カードで決済します。',
    at_shipping: 'ご注文の確定時にカードのご利用枠を確保し、商品の発送時に決済します。',
  },
  konbini: 'お支払いに必要な番号は、ご注文の完了画面とメールでお知らせします。',
  konbini_days: (days: number) =>
    `お支払いの期限は、ご注文日から${days}日以内です。コンビニエンスストアでお支払いください。`,
  konbini_unsaid:
    'コンビニエンスストアでお支払いください。お支払いの期限は、決済会社の画面と、ご注文の完了画面・メールでお知らせします。',
  transfer:
    '振込先の口座は、ご注文の完了画面とメールでお知らせします。振込手数料はお客様のご負担となります。',
  transfer_days: (days: number) => `お振り込みの期限は、ご注文日から${days}日以内です。`,
  transfer_unsaid: 'お振り込みの期限は、決済会社の画面と、ご注文の完了画面・メールでお知らせします。',
  ends: 'お支払いがないまま期限を過ぎると、ご注文は自動でキャンセルになります。',
  ends_after: (days: number) =>
    `期限の${days}日後の時点でご入金を確認できない場合、ご注文は自動でキャンセルになります。`,
  ends_by_hand: '期限までにご入金を確認できない場合、ご注文をキャンセルさせていただくことがあります。',
  at_the_door: '商品のお届け時に、配達員へお支払いください。',
  fee_included: (fee: string) => `お支払い総額には、手数料${fee}を含みます。`,
  deferred: 'ご請求の方法とお支払いの期日は、後払いの会社からご案内します。',
  invoice: (closing: string, due: string) =>
    `締め日は${closing}、お支払期日は${due}です。締め日のあとにお送りする請求書の口座へ、お振り込みください。振込手数料はお客様のご負担となります。`,
  invoice_late: 'お支払期日を過ぎた場合、請求書払いのご利用を停止することがあります。',
} as const
