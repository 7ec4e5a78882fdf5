/** What scripts and pages say of reviews. */
export const reviewText = {
  stars: (mean: string) => `5点満点中 ${mean}点`,
  more: 'レビューをもっと見る',
  added: (count: number) => `レビューを${count}件追加しました。`,
  failed: 'レビューを読み込めませんでした。通信環境をご確認のうえ、もう一度お試しください。',
} as const
