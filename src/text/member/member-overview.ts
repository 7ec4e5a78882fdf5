import type { OrderStatus } from '#contract/shapes/order.ts'

/** The front page of the members' area. */
export const overviewTexts = {
  next: '次にしていただくこと',
  prove_email: (email: string) => `新しいメールアドレス（${email}）の確認コードを入力する`,
  pay: (order_no: string) => `ご注文 ${order_no} のお支払い方法を確認する`,
  read: (count: number) => `未読のメッセージを読む（${count}件）`,
  spend: (points: string, day: string) => `${day}に失効する${points}ポイントを使ってお買い物をする`,
  take: (count: number) => `配布中のクーポンを受け取る（${count}枚）`,
  complete_profile: '会員情報にご住所を登録する',
  latest_order: '最新のご注文',
  no_order: 'ご注文はまだありません。',
  to_products: '商品をさがす',
  states: {
    awaiting_payment: 'ご入金をお待ちしています。ご入金の確認後に発送します。',
    accepted: 'ご注文を承りました。発送の準備をしています。',
    paid: 'お支払いを確認しました。発送の準備をしています。',
    partly_shipped: '商品の一部を発送しました。残りの商品の発送を準備しています。',
    shipped: '商品を発送しました。お届けまでお待ちください。',
    completed: 'お届けが完了しました。',
    cancelled: 'このご注文はキャンセルされました。',
  } satisfies Record<OrderStatus, string>,
  arrival: (day: string, timezone: string) => `お届け予定：${[day, timezone].filter(Boolean).join(' ')}`,
  no_expiry: '近く失効するポイントはありません。',
  to_points: 'ポイントの履歴を見る',
  coupons: 'ご利用いただけるクーポン',
  no_coupon: 'お持ちのクーポンはありません。',
  to_coupons: 'クーポンを見る',
  more_coupons: (count: number) => `クーポンをすべて見る（${count}枚）`,
} as const
