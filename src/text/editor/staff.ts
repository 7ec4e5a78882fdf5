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
  persons_only: 'この操作は、ご本人がログインして行ってください。',
  password_wrong: '現在のパスワードが正しくありません。',
  code_invalid:
    'コードが正しくないか、使用済みです。新しいコードが表示されるのを待って、もう一度入力してください。',
  login_again: '確認コードの有効期限が切れました。メールアドレスとパスワードを、もう一度入力してください。',
  second_factor_on: '2段階認証はすでに有効です。設定し直すときは、いったん無効にしてください。',
  invitation_gone: 'この招待は見つかりませんでした。すでに使用されたか、取り消されています。',
  no_token: 'このトークンは見つかりませんでした。すでに失効しています。',
  no_person: 'このスタッフは登録されていません。',
  last_owner:
    'お店には1人以上のオーナーが必要です。先にほかの方をオーナーにしてから、もう一度お試しください。',
  not_owner_there: (channel: string) =>
    `「${channel}」のオーナーではないため、このお店のトークンは発行できません。`,
  no_entry: 'この記録は見つかりませんでした。古い記録は自動的に削除されます。',
  cannot_undo: 'この変更は、元に戻せません。必要なときは、画面から設定し直してください。',
  changed_since:
    'この変更のあとに、別の変更が保存されています。それでも元に戻すときは、もう一度「元に戻す」を押してください。',
  guessable_password: 'このパスワードは推測されやすいため使えません。別のパスワードを入力してください',
} as const
