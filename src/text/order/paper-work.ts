/** What stands on papers for packing. */
export const PAPER_WORK = {
  picking_list: 'ピッキングリスト',
  delivery_note: '納品書',
  orders: (count: number) => `対象の注文：${count}件`,
  printed_on: (day: string) => `作成日　${day}`,
  columns: {
    check: '□',
    code: '品番',
    name: '商品名',
    quantity: '数量',
    orders: '注文番号',
    unit_price: '単価',
    amount: '金額',
  },
  pieces: (order_no: string, quantity: number) => `${order_no}（${quantity}点）`,
  variation: (name: string, variation: string) => `${name}（${variation}）`,
  subtotal: '商品小計',
  nothing: '発送を待つ商品はありません。',
  lead: 'このたびはご利用いただき、誠にありがとうございます。下記のとおり納品いたします。',
  gift_lead: (sender: string) => `${sender}様からの贈りものです。下記のとおりお届けいたします。`,
  message: 'メッセージ',
  no: (order_no: string) => `ご注文番号　${order_no}`,
  ordered_on: (day: string) => `ご注文日　${day}`,
  file_name: (title: string, day: string) => `${title}_${day}.pdf`,
} as const

/** Why papers or files of orders cannot be made, by code of the contract. */
export const ORDER_FILE_ERRORS = {
  'order.files.none': '選んだ注文に、書き出せるものがありません。発送待ちの注文を選んでください。',
} as const
