/** The screen after an order. It has its own file, because no earlier step needs these sentences. */
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
  title: 'ご注文完了',
  titles: { unknown: 'ご注文の確認', none: '表示できるご注文がありません' },
  no_purchase:
    'この画面では、ご注文の直後に、ご注文に使われた端末でだけ内容をご覧いただけます。ご注文の控えは、お送りした確認メールでもご確認いただけます。',
  no_purchase_ways: [
    {
      href: '/mypage/order_history/',
      label: 'ご注文履歴を見る',
      text: '会員の方は、ログインするとこれまでのご注文をご覧いただけます。',
      for_members: true,
    },
    {
      href: '/cart/',
      label: 'カートを見る',
      text: 'ご注文がまだお済みでない場合は、カートからお手続きを続けられます。',
      for_members: false,
    },
    {
      href: '/contact/',
      label: 'お問い合わせ',
      text: '確認メールが届かないなど、ご不明な点はお問い合わせください。',
      for_members: false,
    },
  ],
  to_top: 'トップページへ戻る',
} as const
