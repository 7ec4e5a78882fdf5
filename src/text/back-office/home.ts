export const HOME_TEXT = {
  selling: '販売中です。',
  selling_stopped: '販売を一時停止しています。お客様はご注文になれません。',
  selling_stop: '販売を一時停止する',
  selling_go_on: '販売を再開する',
  selling_stop_confirm:
    '再開するまで、お客様はカートへの追加とご注文ができなくなります。カートの中身はそのまま残ります。',
} as const
