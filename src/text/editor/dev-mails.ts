/** The outbox as a page, while developing. */
export const DEV_MAILS = {
  title: '送信トレイ',
  columns: ['日時', '宛先', '件名', '状態'],
} as const
