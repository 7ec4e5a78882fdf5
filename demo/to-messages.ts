import type { DemoCompany, DemoShop } from './demo-shop.ts'

/** Every per-page message of behaviour 2.3 in the shop's own name; editors change them later. */
export function toMessages(
  shop_name: string,
  company: DemoCompany,
  words: MessageWords,
): DemoShop['messages'] {
  const phone = `お電話 ${company.phone_number}（${company.business_hours}）`
  const rows: [code: string, title: string, body_html: string][] = [
    [
      'caution',
      'ご注意ください',
      `<p>${shop_name}を装った偽のサイトやメールにご注意ください。当店がメールでカード番号や暗証番号をおたずねすることはありません。</p>`,
    ],
    [
      'mypage-leave-index-1',
      '退会の前にご確認ください',
      '<p>退会されますと、ポイント、クーポン、お届け先、ご注文履歴の表示はすべて失われます。元に戻すことはできません。</p>',
    ],
    [
      'mypage-leave-index-2',
      '配送中のご注文がある場合',
      '<p>お届けが済んでいないご注文がある場合は、商品のお受け取り後にお手続きください。領収書が必要な方は、退会の前に保存をお願いします。</p>',
    ],
    [
      'mypage-logout-index',
      'ログアウトについて',
      '<p>共用の端末をお使いのときは、お帰りの前に必ずログアウトしてください。カートの中身はこの端末から消えます。</p>',
    ],
    [
      'mypage-point-index',
      'ポイントについて',
      '<p>お買い上げ100円（税込・送料を除く）ごとに1ポイントをお付けします。1ポイントは1円として、次のご注文からお使いいただけます。有効期限は最後のご注文から1年間です。</p>',
    ],
    ['mypage-memorial-index', '記念日の登録', `<p>${words.memorial}</p>`],
    [
      'mypage-mail-verify',
      'メールアドレスの確認',
      '<p>ご登録のメールアドレスに確認コードをお送りします。届かないときは、迷惑メールの振り分けと受信の設定をお確かめください。</p>',
    ],
    [
      'mypage-address-index',
      'お届け先について',
      '<p>よくお使いになるお届け先を登録できます。変更は、すでに承ったご注文には反映されません。</p>',
    ],
    ['product-index', '在庫の表示について', `<p>${words.stock}</p>`],
    [
      'cart-index',
      'ご注文の前に',
      '<p>カートに入れただけでは、商品の確保は行われません。ご注文の確定をもって在庫を確保いたします。</p>',
    ],
    ['cart-index-note', '送料について', `<p>${words.shipping_fees}</p>`],
    [
      'cart-index-links',
      'ご注文のご案内',
      '<ul><li><a href="/shipping/">送料とお届け日数</a></li><li><a href="/guide/">ご利用ガイド</a></li><li><a href="/faq/">よくあるご質問</a></li></ul>',
    ],
    [
      'cart-payment',
      'お支払いについて',
      '<p>クレジットカードの情報は決済会社が直接お預かりし、当店には保存されません。銀行振込は、ご注文から7日以内にお願いいたします。</p>',
    ],
    [
      'cart-confirm-1',
      'ご注文内容をお確かめください',
      '<p>商品、数量、お届け先、お支払い金額をご確認のうえ「注文を確定する」を押してください。押した時点でご注文が確定します。</p>',
    ],
    [
      'cart-confirm-2',
      '変更と取り消し',
      `<p>出荷の準備が始まるまでは、お電話またはメールでお取り消しいただけます。${words.cancel}</p>`,
    ],
    [
      'cart-complete',
      'ご注文ありがとうございました',
      '<p>確認のメールをお送りしました。1時間たっても届かないときは、お手数ですがお問い合わせください。</p>',
    ],
    [
      'contact-complete',
      'お問い合わせを承りました',
      '<p>通常、2営業日以内にお返事いたします。控えのメールをお送りしましたので、あわせてご確認ください。</p>',
    ],
    ['contact-complete-shop-info', 'お急ぎの方へ', `<p>${phone}でも承ります。</p>`],
    [
      'contact-info',
      'お問い合わせの前に',
      `<p><a href="/faq/">よくあるご質問</a>で解決することがあります。${words.contact}</p>`,
    ],
    [
      'pre-order-info-1',
      '予約商品について',
      '<p>予約商品は、入荷しだい順にお届けします。入荷の予定は変わることがあり、その場合はメールでお知らせします。</p>',
    ],
    [
      'pre-order-info-2',
      '予約商品と同時のご注文',
      '<p>ほかの商品と一緒にご注文の場合、すべてがそろってからの出荷となります。お急ぎの商品は、別のご注文でお願いいたします。</p>',
    ],
    [
      'reminder',
      'パスワードをお忘れの方',
      '<p>ご登録のメールアドレスをご入力ください。再設定のご案内をお送りします。</p>',
    ],
    [
      'reminder-reset',
      '新しいパスワードの設定',
      '<p>半角の英字と数字を組み合わせた8文字以上で設定してください。「-」「_」「.」も使えます。</p>',
    ],
    [
      'reminder-username',
      'ログインIDをお忘れの方',
      '<p>ご登録のお名前とメールアドレスで、ログインIDをお調べします。</p>',
    ],
    [
      'reminder-username-reset',
      '新しいログインIDの設定',
      '<p>新しいログインIDをご入力ください。ほかのお客様がお使いのIDは設定できません。</p>',
    ],
    [
      'reminder-username-confirm',
      'ログインIDのご確認',
      '<p>変更後は、新しいログインIDでログインしてください。パスワードは変わりません。</p>',
    ],
  ]
  return rows.map(([code, title, body_html]) => ({ code, title, body_html }))
}

/** Sentences in which the shops differ. */
export interface MessageWords {
  memorial: string
  stock: string
  shipping_fees: string
  cancel: string
  contact: string
}
