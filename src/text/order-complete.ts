/** The screen after an order, apart: no step before it needs to carry these sentences. */
export const orderCompleteTexts = {
  thanks: 'ご注文ありがとうございます',
  thanks_sentence: 'ご注文を承りました。商品の発送まで、今しばらくお待ちください。',
  order_no: 'ご注文番号',
  ordered_at: 'ご注文日時',
  payment_guide: 'お支払いのご案内',
  next_heading: 'これからの流れ',
  next: {
    mail: (email: string) =>
      `ご注文の確認メールを ${email} にお送りしました。届かない場合は、迷惑メールのフォルダーもご確認ください。`,
    awaiting_payment: 'ご入金を確認してから、商品を発送します。',
    shipping: '商品の準備ができしだい発送し、メールでお知らせします。',
  },
  papers: '領収書・請求書',
  print: 'この画面を印刷する',
  complete_failed: 'ご注文は完了していますが、内容を表示できませんでした',
  complete_failed_order: (order_no: string) => `ご注文番号：${order_no}`,
  no_purchase: 'ご注文の情報が見つかりませんでした。ご注文の控えは確認メールをご覧ください。',
  to_top: 'トップページへ戻る',
} as const
