/** Beside the spinner of a page that waits for the shop. */
export const PLEASE_WAIT = 'しばらくお待ちください…'

/** What a shopper reads in place of a part of the page whose script did not load. */
export const islandText = {
  failed: '画面を読み込めませんでした。通信環境をご確認のうえ、もう一度お試しください。',
} as const
