import type { HoldReason } from '#contract/shapes/admin-order.ts'
import type { PaymentDifference, PaymentDispute } from '#contract/shapes/payment-checks.ts'

/** Payments somebody must look at. */
export const PAYMENT_CHECKS = {
  lead: 'ご注文と決済会社の記録を1時間ごとに照らし合わせます。合わないもの、異議の申し立て（チャージバック）、保留中のご注文がここに並びます。',
  nothing: '確認が必要な決済はありません。',
  differences: '記録の違い',
  no_differences: '記録は一致しています。',
  columns: {
    kind: '内容',
    order: 'ご注文',
    ours: 'ショップの記録',
    theirs: '決済会社の記録',
    found: '見つけた日時',
  },
  kinds: {
    amount: '金額か通貨が違います',
    no_order: '入金がありますが、ご注文がありません',
    not_there: '入金済みのご注文ですが、決済会社に入金がありません',
    refunds: '返金の額が違います',
    after_cancel: 'キャンセルしたご注文のお支払いが、決済会社に残っています',
    capture: '発送しましたが、代金を受け取れませんでした',
  } satisfies Record<PaymentDifference['kind'], string>,
  next: {
    amount: '決済会社の管理画面で金額を確かめ、お客様へご連絡ください。発送は保留されています。',
    no_order: '決済会社の管理画面でお支払いを確かめ、必要なら返金してください。',
    not_there: '決済会社の管理画面で取り消されていないか確かめ、発送前なら保留にしてください。',
    refunds:
      '決済会社の管理画面で行った返金は、ここには反映されません。ご注文の返金の記録と照らし合わせてください。',
    after_cancel:
      '在庫はすでに戻っています。決済会社の管理画面でお支払いを確かめ、返金するか取り消してください。自動で取り消せたものは、この一覧から消えます。',
    capture: 'カードの有効期限や与信の期限が切れています。お客様へ別のお支払い方法をご案内ください。',
  } satisfies Record<PaymentDifference['kind'], string>,
  reference: (provider: string, reference: string) => `${provider}　${reference}`,
  no_order: 'なし',
  solve: '対応済みにする',
  solve_title: 'どのように対応しましたか',
  solve_note: '対応の内容（スタッフだけが読めます）',
  solve_confirm: '対応済みにする',
  keep: 'やめる',
  solved: '対応済みにしました',
  disputes: '異議の申し立て（チャージバック）',
  dispute_states: {
    to_answer: '回答が必要です',
    answered: '回答済み・審査中',
    won: '申し立ては退けられました',
    lost: '申し立てが認められました',
  } satisfies Record<PaymentDispute['state'], string>,
  answer_by: (day: string) => `${day} までに、決済会社の管理画面から回答してください`,
  dispute: (amount: string, reason: string) => (reason ? `${amount}　理由：${reason}` : amount),
  held: '保留中のご注文',
  hold_reasons: {
    dispute: '異議の申し立てがあるため',
    risk: '決済会社が不正の恐れを知らせたため',
    amount: '支払われた金額が違うため',
    staff: 'スタッフが保留にしたため',
  } satisfies Record<HoldReason, string>,
  held_since: (when: string) => `${when} から`,
  open_order: 'ご注文を開く',
} as const

/** How the payment of one order stands, on its page. */
export const TAKEN_PAYMENT = {
  states: {
    awaiting: '決済会社でのお支払いを待っています',
    reserved: '与信済み（発送したときに代金を受け取ります）',
    refused: '発送しましたが、代金を受け取れませんでした',
    taken: '決済会社が代金を受け取りました',
    set_free: '決済会社でのお支払いは取り消されました',
  },
  risks: { normal: '', elevated: '決済会社の判定：注意', high: '決済会社の判定：不正の恐れ' },
  hold: '保留にする',
  release: '保留を解いて発送できるようにする',
  held: (reason: string, when: string) =>
    `このご注文は${reason}、${when} から保留されています。発送できません。`,
  held_now: '保留にしました',
  released: '保留を解きました',
} as const
