import { KONBINI_NAMES } from '#src/text/checkout/payment-marks.ts'

/** How to pay what a payment company waits for, on the page, in the mail and in the member's pages. */
export const PAYMENT_INSTRUCTIONS = {
  at_a_store: (by: string, amount: string) =>
    `${by}までに、下記のコンビニエンスストアで${amount}をお支払いください。店内の端末かレジで、番号をお伝えになるとお支払いいただけます。`,
  by_transfer: (by: string, amount: string) =>
    `${by}までに、下記の口座へ${amount}をお振り込みください。このご注文だけの口座です。金額が違うとご入金を確認できません。振込手数料はお客様のご負担となります。`,
  stores: KONBINI_NAMES,
  store: (store: string, payment_code: string, confirmation_code: string | null) =>
    `・${store}　お支払い番号：${payment_code}${confirmation_code ? `　確認番号：${confirmation_code}` : ''}`,
  account: (account: { bank: string; branch: string; kind: string; number: string; holder: string }) =>
    `${account.bank}　${account.branch}\n${account.kind}　${account.number}\n${account.holder}`,
  more: (url: string) => `お支払い方法のくわしいご案内：${url}`,
  afterwards:
    'お支払いを確認してから、商品を発送します。期限を過ぎると、ご注文は自動でキャンセルになります。',
} as const
