interface Reset {
  shop: string
  name: string
  code: string
  minutes: number
}

/** A code by which somebody of the staff sets a new password. */
export const toResetMail = ({ shop, name, code, minutes }: Reset) => ({
  subject: `【${shop}】管理画面のパスワード再設定`,
  lines: [
    `${name} 様`,
    `${shop}の管理画面で、パスワードの再設定を受け付けました。\n画面に次のコードを入力し、新しいパスワードを設定してください。`,
    `コード：${code}`,
    `このコードは${minutes}分間、1回だけ使えます。\nお心当たりがない場合は、このメールを破棄してください。パスワードは変更されません。`,
  ],
})
