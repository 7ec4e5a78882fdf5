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
  not_delivered: (name: string) => `【ご返金・お届けなし】${name}`,
  given_back: 'ご返金',
  sum_after: 'ご返金後の合計',
  returned_points: 'お返ししたポイント',
  place_sum: '商品と送料の合計',
  nothing: '発送を待つ商品はありません。',
  lead: 'このたびはご利用いただき、誠にありがとうございます。下記のとおり納品いたします。',
  gift_lead: (sender: string) => `${sender}様からの贈りものです。下記のとおりお届けいたします。`,
  message: 'メッセージ',
  no: (order_no: string) => `ご注文番号　${order_no}`,
  ordered_on: (day: string) => `ご注文日　${day}`,
  noshi_papers: 'のし紙',
  message_cards: 'メッセージカード',
  noshi_list: 'のし紙 一覧',
  noshi_lead:
    '2枚目から、番号順にのし紙（A4横・文字のみ）が続きます。水引の入った用紙に印刷し、左下の番号で荷物とお確かめください。番号は、箱に掛けると裏側に隠れます。',
  noshi_columns: {
    sheet: '番号',
    order: '注文番号・お届け先',
    cords: '水引・掛け方',
    words: '表書き・お名前',
  },
  sheet: (sheet: number, order_no: string) => `${sheet}　${order_no}`,
  unasked_cords: '水引・掛け方の指定なし',
  to: (receiver: string) => `${receiver}様`,
  card_reference: (order_no: string, receiver: string) => `${order_no}　${receiver}様`,
  card_of: (card: number, cards: number) => (cards > 1 ? `（${cards}枚中${card}枚目）` : ''),
  missing: (letters: number) =>
    `印字できない文字が${letters}文字あります。注文の画面で確かめ、〓の箇所を手書きで補ってください。`,
  card_missing: (letters: number) => `　印字できない文字：${letters}文字（〓に手書きしてください）`,
  file_name: (title: string, day: string) => `${title}_${day}.pdf`,
} as const

/** Why papers or files of orders cannot be made, by code of the contract. */
export const ORDER_FILE_ERRORS = {
  'order.files.none': '選んだ注文に、書き出せるものがありません。発送待ちの注文を選んでください。',
  'order.files.too_many': '一度に印刷できるのは1,000枚までです。注文を分けて選び直してください。',
  'order.files.no_noshi': '選んだ注文に、のしを付ける荷物がありません。のしのある注文を選んでください。',
  'order.files.no_card':
    '選んだ注文に、メッセージカードを添える荷物がありません。カードのある注文を選んでください。',
} as const
