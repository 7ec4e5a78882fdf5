const multiple = (pieces: number) => `${pieces}点単位`
const carton = (pieces: number) => `1ケース＝${pieces}点`
const cartons = (count: number, pieces: number) => `${count}ケース（${pieces}点）`

/** Quantities by the step and by the carton. */
export const orderUnitText = {
  wrong: (multiple: number, right: number) =>
    `${multiple}点単位でご注文いただけます。数量を${right}点にしてください。`,
  /** Where no quantity is right. */
  wrong_anyhow: (multiple: number) => `${multiple}点単位でご注文いただけます。`,
  add_carton: '1ケース追加',
  add_carton_of: (name: string) => `「${name}」を1ケース追加`,
  more: (pieces: number) => `数量を${pieces}点増やす`,
  fewer: (pieces: number) => `数量を${pieces}点減らす`,
  /** `10点単位・1ケース＝120点`, and behind it `2ケース（240点）` where the quantity is whole cartons. */
  said(quantity: number, units: { order_multiple?: number; carton_quantity?: number }): string {
    const { order_multiple, carton_quantity } = units
    const words = [
      ...(order_multiple ? [multiple(order_multiple)] : []),
      ...(carton_quantity ? [carton(carton_quantity)] : []),
    ].join('・')
    const isWhole = carton_quantity !== undefined && quantity > 0 && quantity % carton_quantity === 0
    return isWhole ? `${words}：${cartons(quantity / carton_quantity, quantity)}` : words
  },
} as const
