import type { HintReason } from '#contract/shapes/bank-row.ts'

/** The screen on which the bank's statement finds its orders. */
export const TRANSFERS = {
  lead: '銀行から書き出した入金の明細を読み込むと、入金待ちの注文と照らし合わせます。読み込んだだけでは、どの注文も入金済みになりません。「入金済みにする」を押したときに、はじめて入金済みになります。',
  formats:
    '全銀形式（振込入金通知・入出金取引明細）と、CSV（UTF-8・Shift_JIS）を読み込めます。同じ明細を何度読み込んでも、二重に登録されることはありません。',
  choose: '明細のファイルを選ぶ',
  reading: '読み込んでいます…',
  result: (kept: number, known: number, left_out: number) =>
    `新しい入金は${kept}件でした（取り込み済み${known}件、出金など${left_out}件は除きました）。`,
  reversed: '銀行が取り消した振込があります。すでに照合した入金の中にないか、ご確認ください。',
  line: (day: string, payer: string, amount: string) => `${day}　${payer}　${amount}`,
  columns_title: '列を選んでください',
  columns_lead:
    '見出しから列を判断できませんでした。日付・入金額・振込依頼人名の列を選ぶと、読み込みます。まだ何も登録されていません。',
  columns: { day: '日付の列', amount: '入金額の列', payer: '振込依頼人名の列' },
  column: (at: number, heading: string) => `${at}列目：${heading || '（空欄）'}`,
  read_columns: 'この列で読み込む',
  tabs: { open: '照合する', pay_back: '返金するお金', settled: '処理済み' },
  empty: {
    open: '照合を待っている入金はありません。',
    pay_back: '返金するお金はありません。',
    settled: '処理済みの入金はまだありません。',
  },
  sure_title: (count: number) => `注文と一致した入金（${count}件）`,
  sure_lead:
    '金額と、振込依頼人名またはご注文番号が一致しています。チェックを確かめて、ボタンを押してください。',
  sure_for: (order_no: string, name: string) => `${order_no}　${name} 様`,
  confirm: (count: number) => `${count}件を入金済みにする`,
  confirmed: (count: number) => `${count}件を入金済みにしました`,
  not_confirmed: (count: number) => `${count}件は入金済みにできませんでした`,
  open_title: (count: number) => `確かめていただきたい入金（${count}件）`,
  reasons: {
    cancelled: 'キャンセル済みの注文と、名前と金額が同じです。返金が必要です。',
    paid_already: 'すでに入金済みの注文と、名前と金額が同じです。二重のお振り込みかもしれません。',
    several: '名前と金額が同じ注文か入金が、ほかにもあります。どの注文のものか、お選びください。',
    together: '複数の注文を、まとめて振り込まれたようです。',
    fee_taken_off: '名前は合いますが、金額が少し足りません。振込手数料が差し引かれたようです。',
    number_amount: 'ご注文番号が書かれていますが、名前と金額が違います。',
    too_little: '名前は合いますが、金額が足りません。',
    too_much: '名前は合いますが、金額が多すぎます。',
    name_alike: '金額が同じで、名前が似ています。',
    before_order: '名前と金額は同じですが、ご注文より前の入金です。',
    amount_only: '金額は同じですが、名前が違います。',
  } satisfies Record<HintReason, string>,
  no_hint: '当てはまる注文は見つかりませんでした。',
  order: (order_no: string, name: string, owed: string) => `${order_no}　${name} 様（未入金 ${owed}）`,
  settled_order: (order_no: string, name: string, total: string, status: string) =>
    `${order_no}　${name} 様（合計 ${total}・${status}）`,
  assign: 'この注文に割り当てる',
  assign_all: 'これらの注文に割り当てる',
  to_pay_back: '返金するお金にする',
  look_up: '注文を探して割り当てる',
  other: 'お店のほかの入金にする',
  parts: (order_no: string, name: string, amount: string, status: string) =>
    `${order_no}　${name} 様　${amount}（${status}）`,
  other_part: (amount: string) => `お店のほかの入金　${amount}`,
  pay_back_part: (amount: string) => `返金するお金　${amount}`,
  owed_back: (amount: string) => `返金する金額：${amount}`,
  paid_back_on: (day: string) => `${day}に返金済み`,
  settled_by: (name: string, when: string) => `${when}　${name}`,
  forgotten: '（名前は消去済み）',
  paid_back: '返金済みにする',
  not_paid_back: '返金済みを外す',
  noted: '記録しました',
  undo: '割り当てを取り消す',
  undo_text:
    'この入金で入金済みになった注文は、入金待ちに戻ります。期日を過ぎている注文は、自動キャンセルの対象にも戻ります。発送した注文がある場合は取り消せません。',
  undone: '割り当てを取り消しました',
} as const

/** Says what one row of money is for. */
export const SETTLE_DIALOG = {
  title: '入金を割り当てる',
  find: '注文を探す（番号・氏名・電話）',
  search: '探す',
  none_found: '入金待ちの注文は見つかりませんでした。',
  add: (order_no: string) => `${order_no}を加える`,
  amount: (order_no: string, name: string) => `${order_no}　${name} 様への金額（円）`,
  owed: (owed: string) => `未入金 ${owed}`,
  remove: (order_no: string) => `${order_no}を外す`,
  other_amount: 'お店のほかの入金（円）',
  pay_back_amount: '返金するお金（円）',
  accepts_less: '金額が足りない注文も、入金済みにする',
  accepts_hint: '振込手数料が差し引かれたときなどに選びます。選ばないときは、残りの入金を待ちます。',
  note: 'メモ',
  rest: (rest: string) => `あと${rest}の行き先を入力してください。`,
  over: (over: string) => `入金額より${over}多くなっています。`,
  submit: '割り当てを確定する',
  cancel: 'やめる',
  done: '入金を割り当てました',
} as const
