import type { ApprovalStatus } from '#contract/shapes/approval.ts'

const statuses: Record<ApprovalStatus, string> = {
  waiting: '承認待ち',
  approved: '承認済み',
  returned: '差し戻し',
  withdrawn: '取り下げ',
}

/** Orders above a buyer's limit: asking, approving, giving back. */
export const approvalTexts = {
  statuses,
  empty: '承認の申請はありません。ご注文が上限を超えるときは、ご注文内容の確認画面から申請できます。',
  newest: (shown: number, total: number) =>
    `全${total}件のうち、承認待ちと新しいもの${shown}件を表示しています。`,
  to_list: '承認の一覧へ戻る',
  open: '内容を見る',
  goods: (name: string, lines: number) => (lines > 1 ? `${name} ほか${lines - 1}点` : name),
  requester: '申請者',
  asked_at: '申請日時',
  total: 'お支払い合計',
  note: '申請者からのひとこと',
  reason: '差し戻しの理由',
  decided_by: '承認者',
  order_no: 'ご注文番号',
  approve: '承認して注文を確定する',
  approve_hint: '承認すると、申請者のお名前で、表示の金額のご注文が確定します。',
  changed: (asked: string, now: string) =>
    `申請されたとき（${asked}）から、お支払い合計が${now}に変わっています。内容をご確認ください。`,
  return: '差し戻す',
  return_label: '差し戻しの理由（申請者に届きます）',
  return_missing: '差し戻しの理由を入力してください。',
  reopen: '取り下げてカートに戻す',
  to_cart: 'カートに戻して直す',
  waiting_own: '承認者の方の確認をお待ちください。承認されるか差し戻されると、メールでお知らせします。',
  ask_heading: 'このご注文には承認が必要です',
  order_limit: (limit: string) => `1回のご注文の上限（${limit}）を超えています。`,
  monthly_limit: (limit: string, ordered: string) =>
    `今月のご注文の上限（${limit}）を超えます。今月のご注文は、すでに${ordered}です。`,
  approvers: (names: readonly string[]) => `承認者：${names.join('、')}`,
  nobody: '承認できる方がいないため、申請できません。注文内容を減らすか、貴社のご担当者にご連絡ください。',
  ask_note: '承認者へのひとこと（任意）',
  ask: '承認を申請する',
  ask_hint: '申請しても、承認されるまでご注文は確定しません。在庫は承認のときに確保します。',
} as const
