/** The message center. */
export const messageTexts = {
  empty: 'お知らせのメッセージはまだありません。',
  unread: '未読',
  read: '既読',
  unread_count: (count: number) => `未読のメッセージが${count}件あります`,
  order: (order_no: string) => `ご注文番号 ${order_no}`,
  back: 'メッセージの一覧へ',
} as const

/** Own inquiries and the talk about each. */
export const inquiryTexts = {
  empty: 'お問い合わせの履歴はまだありません。',
  contact: 'お問い合わせをする',
  states: { open: '確認中', answered: '回答済み', closed: '終了' },
  category: 'お問い合わせの種類',
  order_no: 'ご注文番号',
  updated: (instant: string) => `最終更新 ${instant}`,
  sent: '受付日時',
  files: '添付ファイル',
  back: 'お問い合わせ履歴の一覧へ',
  talk: 'やり取りの内容',
  authors: { member: 'お客様', shop: 'ショップ' },
  reply: '返信する',
  reply_hint: '4,000文字まで。',
  submit: '返信を送信する',
  closed: 'このお問い合わせは終了しました。続けてのご質問は、あらためてお問い合わせください。',
} as const
