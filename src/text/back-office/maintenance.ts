export const MAINTENANCE_TEXT = {
  name: 'メンテナンス',
  fields: { is_closed: 'お店を閉じて、メンテナンスの画面を表示する', title: '見出し', message: '本文' },
  help: '閉じている間、お客様にはこの文面だけが表示されます。ご注文もお受けできません。',
  default_title: 'メンテナンス中です',
  default_message: 'ただいまメンテナンスを行っています。しばらくお待ちください。',
} as const
