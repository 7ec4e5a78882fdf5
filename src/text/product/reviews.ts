/** What scripts and pages say of reviews. */
export const reviewText = {
  stars: (mean: string) => `5点満点中 ${mean}点`,
  more: 'レビューをもっと見る',
  added: (count: number) => `レビューを${count}件追加しました。`,
  failed: 'レビューを読み込めませんでした。通信環境をご確認のうえ、もう一度お試しください。',
} as const

/** Why a review was not taken, by code. */
export const REVIEW_ERRORS = {
  'review.not_bought': 'レビューは、この商品をご購入いただいたお客様のみご投稿いただけます。',
  'review.already_written': 'この商品のレビューは、すでにご投稿いただいています。',
} as const

/** The mail by which a shop hears of a review that waits to be read. */
export const REVIEW_MAIL = {
  subject: (shop: string, name: string) => `【${shop}】レビューが届きました：${name}`,
  lines: (
    name: string,
    review: { nickname: string; rating: number; title: string; body: string },
  ): readonly string[] => [
    'お客様からレビューが届きました。内容を確認し、公開するかどうかをお決めください。',
    `商品名：${name}`,
    `お名前：${review.nickname}\n評価：${'★'.repeat(review.rating)}${'☆'.repeat(5 - review.rating)}`,
    review.title,
    review.body,
  ],
} as const
