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
  /** @param words its title and what it says */
  lines: (name: string, nickname: string, rating: string, words: readonly string[]): readonly string[] => [
    'お客様からレビューが届きました。内容を確認し、公開するかどうかをお決めください。',
    `商品名：${name}`,
    `お名前：${nickname}\n評価：${rating}`,
    ...words,
  ],
  stars: (rating: number) => `${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}`,
} as const
