/** Asking to be told when something is back in stock. */
export const productRequestText = {
  open: '再入荷のお知らせを受け取る',
  title: '再入荷のお知らせ',
  lead: 'この商品が入荷しましたら、メールでお知らせします。ご登録は、ご予約やご注文にはなりません。',
  email: 'メールアドレス',
  submit: '登録する',
  sending: '登録しています…',
  done: 'ご登録ありがとうございます。入荷しましたら、メールでお知らせします。',
  close: '閉じる',
  invalid: 'メールアドレスの形式をご確認ください。例：hanako@example.com',
} as const

/** Why the API said no, by code. */
export const productRequestErrors: Readonly<Record<string, string>> = {
  'product_request.in_stock': 'この商品は、ただいまご購入いただけます。ページを読み込み直してください。',
  'product_request.already_waiting': 'このメールアドレスは、すでにご登録いただいています。',
  'product_request.email_needed': 'メールアドレスをご入力ください。',
}
