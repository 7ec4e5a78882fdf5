import { GIFT_MESSAGE_MAX, RECIPIENT_GOODS_MAX, RECIPIENTS_MAX } from '#contract/gift-limits.ts'
import type { Address } from '#contract/shapes/address.ts'

/**
 * Columns a file of recipients may have beside those of an address book (`ADDRESS_COLUMN_LABELS`), in the order the
 * template writes them; messages about a line use the same names.
 */
export const RECIPIENT_COLUMN_LABELS = {
  code: '品番',
  quantity: '数量',
  message: 'メッセージ',
} as const

/** Why a file of recipients, or a line of it, cannot be used. */
export const RECIPIENT_FILE_ERRORS = {
  not_csv:
    'CSVファイルとして読み取れませんでした。文字コードがUTF-8またはShift_JISのCSVファイルをお選びください。',
  too_long: `一度にお届けできるのは${RECIPIENTS_MAX}件までです。ファイルを分けて、ご注文も分けてください。`,
  columns: (labels: readonly string[]) =>
    `CSVファイルの1行目に、次の見出しがありません：${labels.join('、')}`,
  not_deliverable: (prefecture: string) =>
    `${prefecture}へはお届けできません。お届けできる地域は、送料のページでご確認ください。`,
  unknown_code: (code: string) =>
    `品番「${code}」の商品は見つからないか、販売を終了しました。商品ページの品番をご確認のうえ、入力し直してください。`,
  sold_out: (code: string) => `品番「${code}」の商品は、ただいま在庫がありません。別の品番に変えてください。`,
  quantity: '数量は1〜9,999の整数で入力してください。',
  quantity_alone:
    '数量だけでは商品が決まりません。品番も入力するか、数量を空欄にしてください（空欄の行には、共通の商品をお届けします）。',
  code_missing: (line: number) =>
    `同じお届け先が${line}行目にもあります。この行にも品番を入力するか、行を削除してください。`,
  other_code_missing: (line: number) =>
    `同じお届け先の${line}行目に品番がありません。どちらの行にも品番を入力してください。`,
  too_many_goods: `1件のお届け先に入れられる商品は${RECIPIENT_GOODS_MAX}種類までです。`,
  message_length: `メッセージは${GIFT_MESSAGE_MAX}文字以内で入力してください。`,
  other_message: (line: number) =>
    `同じお届け先の${line}行目とメッセージが異なります。どちらか1行にだけ入力してください。`,
} as const

/** What is wrong with one of many recipients: its place in the list, from 1, and its name where it is known. */
export function toRecipientProblem(
  place: number,
  address: Pick<Address, 'shipping_last_name' | 'shipping_first_name'> | undefined,
  message: string,
): string {
  const name = address && `${address.shipping_last_name} ${address.shipping_first_name}`
  return name ? `${place}件目（${name} 様）：${message}` : `${place}件目：${message}`
}

/** Why a list of recipients cannot be taken over into the cart. */
export const RECIPIENTS_ERRORS = {
  goods_gone: (name: string) => `「${name}」は現在販売しておりません。ほかの商品に変えてください。`,
  stock: (name: string) =>
    `「${name}」は、このお届け先の分から在庫が不足しています。数量を減らしてください。`,
  most_each: (name: string, pieces: number) =>
    `「${name}」は、お届け先1件につき${pieces}点までです。数量を減らしてください。`,
  multiple: (name: string, multiple: number, right: number) =>
    `「${name}」は、お届け先ごとに${multiple}点単位でお届けします。数量を${right}点にしてください。`,
  and_others: (first: string, others: number) => `${first}（ほか${others}件）`,
} as const
