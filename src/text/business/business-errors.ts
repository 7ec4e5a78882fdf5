/** What is said when something about a company's buyers, or a request for approval, is refused. */
export const BUSINESS_ERRORS = {
  'business.not_approver': 'この操作は、承認者の方だけが行えます。',
  'business.oneself': 'ご自身の役割や上限は変更できません。ほかの承認者の方にご依頼ください。',
  'business.too_many':
    '購入担当者とご招待の数が上限に達しています。不要なご招待を取り消してから、もう一度お試しください。',
  'business.buyer_already': 'すでに購入担当者として登録されています。',
  'business.invitation_over':
    'このご招待は、期限が過ぎたか、取り消されたか、すでに使われています。ご招待くださった方に、もう一度お送りいただくようご依頼ください。',
  'business.other_address':
    'ご招待を受け取ったメールアドレスと、ログイン中の会員のメールアドレスが異なります。ご招待先のメールアドレスの会員でログインしてください。',
  'approval.not_needed':
    'このご注文は上限を超えていないため、承認の申請は必要ありません。そのままご注文ください。',
  'approval.nobody_approves':
    '承認できる方がいないため、申請できません。貴社のご担当者、またはお店にご連絡ください。',
  'approval.payment_needs_oneself':
    'クレジットカードは、カードをお持ちのご本人しかお使いになれません。承認を申請するには、ほかのお支払い方法をお選びください。',
  'approval.not_waiting': 'この申請は、すでに承認待ちではありません。画面を開き直してご確認ください。',
  'approval.own_request': 'ご自身の申請は、ご自身では承認も差し戻しもできません。',
} as const

export type BusinessErrorCode = keyof typeof BUSINESS_ERRORS

/** Said with `approval.not_waiting` where whoever asked does not buy for the company any more. */
export const REQUESTER_LEFT =
  '申請した方は、現在は購入担当者ではないため、この申請は承認できません。差し戻してください。'

/** Reasons the shop itself gives a request back with. */
export const RETURNED_BY_ITSELF = {
  late: (days: number) => `${days}日のあいだ承認されなかったため、自動で差し戻しました。`,
  left: '申請した方が購入担当者ではなくなったため、自動で差し戻しました。',
} as const

/** Said with `cart.decision.approval_required`. @param limit as a price */
export const APPROVAL_REQUIRED = {
  order_limit: (limit: string) =>
    `1回のご注文の上限（${limit}）を超えています。注文内容を減らすか、承認を申請してください。`,
  monthly_limit: (limit: string) =>
    `今月のご注文の上限（${limit}）を超えます。注文内容を減らすか、承認を申請してください。`,
} as const
