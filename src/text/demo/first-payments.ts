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
} as const

/** The account a demo shop is paid at; no such bank exists. */
export const DEMO_BANK_ACCOUNT = (holder_kana: string) =>
  `のれん銀行（9999）本店営業部（001）\n普通預金 1234567\n口座名義 ${holder_kana}`
