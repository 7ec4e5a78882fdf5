/** The last screen before an order, and its possible outcomes; apart from the steps before. */
export const orderConfirmTexts = {
  place: '注文を確定する',
  placing: '注文を確定しています…このままお待ちください',
  check_outcome: '注文の状況を確認する',
  checking: '注文の状況を確認しています…',
  unknown: 'ご注文はすでに成立している可能性があります。もう一度注文せず、下のボタンで状況をご確認ください。',
  unknown_again: 'まだ結果を確認できません。少し時間をおいて、もう一度お確かめください。',
  /** 3-D Secure. */
  challenge: {
    heading: 'カードの本人認証が必要です',
    lead: 'カード会社の画面で本人認証を行ってください。認証が終わると、ご注文が確定します。',
    go: '本人認証の画面を開く',
    done: '認証が終わったので注文の状況を確認する',
    again: 'カード会社からの認証の結果をまだ受け取っていません。',
    give_up: '認証をやめて、別のお支払い方法を選ぶ',
  },
  /** A page of the payment company. */
  hosted: {
    heading: '決済会社の画面でお支払いください',
    lead: 'お支払いが済むと、この画面へ戻り、ご注文が確定します。',
    go: 'お支払いの画面へ進む',
    done: 'お支払いが済んだので注文の状況を確認する',
    again: '決済会社からのお支払いの結果をまだ受け取っていません。',
    give_up: 'お支払いをやめて、別のお支払い方法を選ぶ',
  },
  new_tab: '（新しいタブで開きます）',
  not_placed_heading: 'ご注文はまだ確定していません',
  not_placed: '内容をご確認のうえ、もう一度「注文を確定する」を押してください。',
  changed_heading: 'お支払い金額が変わりました',
  changed: '変更後の内容をご確認ください。',
  changed_row: (from: string, to: string) => `${from} → ${to}`,
  changed_agree: '変更後の金額で続ける',
  go_fix: {
    cart: 'カートを確認する',
    'shipping-add': 'お届け先を確認する',
    'shipping-detail': 'お届け日時を選び直す',
    payment: 'お支払い方法を選び直す',
  },
  place_hint: '「注文を確定する」を押すと、ご注文が確定し、お支払いの義務が発生します。',
  place_hint_hosted:
    '「注文を確定する」を押すと、決済会社の画面へ進みます。そこでのお手続きが済むと、ご注文が確定し、お支払いの義務が発生します。',
  unknown_heading: 'ご注文の結果を確認できませんでした',
  refused_heading: 'ご注文を確定できませんでした',
} as const
