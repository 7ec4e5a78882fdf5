import { orderUnitText } from './order-units.ts'

/** Why a line of the cart cannot be bought as it is. */
export const lineProblemTexts = {
  sold_out: '売り切れました。カートから削除してください。',
  not_enough_stock: '在庫が足りません。数量を減らしてください。',
  too_many_each: (most: number) => `お届け先1件につき${most}点までです。数量を減らしてください。`,
  not_a_multiple: orderUnitText.wrong,
  not_on_sale: '現在販売しておりません。カートから削除してください。',
} as const
