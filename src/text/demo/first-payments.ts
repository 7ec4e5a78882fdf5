/** Ways to pay every new shop begins with, as its shoppers read them. */
export const FIRST_PAYMENTS = {
  card: {
    code: 'card',
    name: 'クレジットカード',
    description:
      'Visa・Mastercard・JCB・American Express・Diners Clubをご利用いただけます。カード番号は決済会社へ直接送信され、当店では保持しません。',
    payment_time: 'ご注文時に決済されます。',
  },
  bank_transfer: {
    code: 'bank_transfer',
    name: '銀行振込',
    description:
      'ご注文後にお送りするメールに記載の口座へお振り込みください。ご入金を確認してから発送します。振込手数料はお客様のご負担となります。',
    payment_time: 'ご注文日から{deadline_days}日以内にお振り込みください。',
  },
  cash_on_delivery: {
    code: 'cash_on_delivery',
    name: '代金引換',
    description: '商品のお届け時に、配達員へ現金でお支払いください。ご注文金額に応じた手数料がかかります。',
    payment_time: '商品のお届け時にお支払いください。',
  },
  invoice: {
    code: 'invoice',
    name: '請求書払い',
    description:
      '1か月分のご注文をまとめた請求書を、締め日のあとにお送りします。ご登録の条件にしたがって、お振り込みください。振込手数料はお客様のご負担となります。',
    payment_time: '締め日ごとの請求書に記載のお支払期日までにお振り込みください。',
  },
} as const

/** Ways to pay that a shop may add once a payment company takes them, in the words they begin with. */
export const MORE_PAYMENTS = {
  konbini: {
    code: 'konbini',
    name: 'コンビニ払い',
    description:
      'ご注文後に、お支払い番号をお知らせします。期限までにコンビニエンスストアでお支払いください。お支払いを確認してから発送します。',
    payment_time: 'ご注文後、ご案内する期限までにコンビニエンスストアでお支払いください。',
  },
  paypay: {
    code: 'paypay',
    name: 'PayPay',
    description: 'ご注文の確定後に、PayPayの画面へ進みます。承認が済むと、この画面へ戻ります。',
    payment_time: 'ご注文時に決済されます。',
  },
  deferred: {
    code: 'deferred',
    name: '後払い',
    description:
      'ご注文の確定後に、後払いの会社の画面へ進みます。お支払いは、その会社からの請求に従ってください。',
    payment_time: '商品の発送後、後払いの会社が案内する期日までにお支払いください。',
  },
} as const

/** The account a demo shop is paid at; no such bank exists. */
export const DEMO_BANK_ACCOUNT = (holder_kana: string) =>
  `のれん銀行（9999）本店営業部（001）\n普通預金 1234567\n口座名義 ${holder_kana}`
