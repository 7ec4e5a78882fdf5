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

/** Why a visitor's request was refused, by code. */
export const REQUEST_ERRORS = {
  'product_request.in_stock': 'この商品はただいま在庫がございます。カートに入れてご注文いただけます。',
  'product_request.already_waiting': 'この商品の入荷のお知らせは、すでに承っております。',
  'product_request.email_needed': 'お知らせをお送りするメールアドレスを入力してください。',
  'product_question.email_needed': 'ご回答をお送りするメールアドレスを入力してください。',
  'catalog_order.not_orderable': '選ばれたカタログは、ただいま冊子の受付をしておりません。',
} as const

/** Name of a visitor who gave none, beside a question. */
export const ANONYMOUS = 'お客様'

/** Mails about what a visitor asked for. */
export const REQUEST_MAILS = {
  back_in_stock: {
    subject: (shop: string, name: string) => `【${shop}】${name} が入荷しました`,
    lines: (shop: string, name: string, code: string, url: string) => [
      `いつも${shop}をご利用いただき、誠にありがとうございます。`,
      '入荷のお知らせをご希望いただいていた商品が入荷しました。',
      `商品名：${name}\n品番：${code}\n${url}`,
      '数に限りがございますので、ご覧いただいた時点で売り切れの場合はご容赦ください。',
      'このお知らせは1回限りです。お心当たりのない場合は、お手数ですがこのメールを破棄してください。',
    ],
  },
  catalog_order: {
    subject: (shop: string, key: string) => `【${shop}】カタログのお申し込みを承りました（受付番号：${key}）`,
    lines: (dear: string, shop: string, key: string, catalogs: string, place: string) => [
      `${dear} 様`,
      `このたびは${shop}のカタログをお申し込みいただき、誠にありがとうございます。下記の内容で承りました。`,
      `受付番号：${key}`,
      `お申し込みのカタログ\n${catalogs}`,
      `お届け先\n${place}`,
      'お届けまで1週間ほどいただきます。費用はかかりません。',
      'このメールにお心当たりのない場合は、お手数ですが下記までご連絡ください。',
    ],
  },
  answer: {
    subject: (shop: string, name: string) => `【${shop}】ご質問への回答：${name}`,
    lines: (nickname: string, shop: string, name: string, question: string, answer: string) => [
      `${nickname} 様`,
      `${shop}へご質問いただき、誠にありがとうございます。下記のとおり回答いたします。`,
      `商品名：${name}`,
      `ご質問\n${question}`,
      `回答\n${answer}`,
      'ご質問と回答は、商品のページにも掲載しています。',
    ],
  },
  question: {
    subject: (shop: string, name: string) => `【${shop}】商品へのご質問が届きました：${name}`,
    lines: (name: string, code: string, nickname: string, email: string, question: string) => [
      '商品のページからご質問が届きました。ご回答をお願いします。',
      `商品名：${name}\n品番：${code}`,
      `お名前：${nickname}\nメールアドレス：${email}`,
      question,
    ],
  },
} as const
