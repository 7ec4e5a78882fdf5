import type { StaffRole } from '#contract/staff-rights.ts'

export const STAFF_ROLE_NAMES: Record<StaffRole, string> = {
  owner: 'オーナー',
  manager: '店長',
  catalogue: '商品・ページ担当',
  orders: '受注担当',
  read_only: '閲覧のみ',
}

/** What the journal calls a program with the token of the installation or of the shop. */
export const STAFF_PROGRAM = 'プログラム（ADMIN_TOKEN）'

/** What whoever runs the demo shops is called. */
export const DEMO_OWNER_NAME = '暖簾 花子'

/** What the staff read when they may not come in, or may not do something. */
export const STAFF_ERRORS = {
  signed_out: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  wrong_password: 'メールアドレスまたはパスワードが正しくありません。',
  foreign_page: 'この操作は、管理画面から行ってください。',
  other_shop: 'このお店のスタッフとして登録されていません。お店のオーナーに招待を依頼してください。',
  role: (names: readonly string[]) =>
    `この操作ができるのは、${names.join('・')}だけです。必要なときは、お店のオーナーにご相談ください。`,
  invitation_over:
    'この招待リンクは、使用済みか期限切れです。お店のオーナーに、新しい招待リンクの発行を依頼してください。',
  invitation_for_another: (email: string) =>
    `この招待は${email}の方へのものです。いったんログアウトしてから、もう一度招待リンクを開いてください。`,
  person_exists:
    'このメールアドレスはすでに登録されています。ログインしてから、もう一度招待リンクを開いてください',
  fields: { email: 'メールアドレス', name: 'お名前', password: 'パスワード' },
  already_staff: 'すでにこのお店のスタッフとして登録されています。',
  guessable_password: 'このパスワードは推測されやすいため使えません。別のパスワードを入力してください',
} as const
