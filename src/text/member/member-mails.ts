/** Mails about a member's account: subject, and paragraphs above the shop's signature. */
const UNKNOWN_SENDER =
  'このメールにお心当たりのない場合は、どなたかが誤ってお客様のメールアドレスを入力されたものと思われます。お手数ですが、このメールを破棄してください。'

const dear = (name: string) => (name.trim() === '' ? 'お客様' : `${name} 様`)

export const MEMBER_MAILS = {
  welcome: {
    subject: (shop: string) => `【${shop}】会員登録が完了しました`,
    lines: (shop: string, name: string, code: string, link: string) => [
      dear(name),
      `このたびは${shop}の会員にご登録いただき、誠にありがとうございます。`,
      `会員番号：${code}`,
      `マイページでは、ご注文の履歴やお届け先のご登録などをご利用いただけます。\n${link}`,
    ],
  },
  moved_in: {
    subject: (shop: string) => `【${shop}】お店の引越しとパスワードのご登録のお願い`,
    lines: (shop: string, name: string, days: number, link: string) => [
      dear(name),
      `いつも${shop}をご利用いただき、誠にありがとうございます。オンラインショップが新しくなりました。会員情報は新しいお店に引き継いでおりますが、パスワードは引き継いでおりません。`,
      `お手数ですが、下記のページから新しいパスワードをご登録ください。${days}日間有効です。\n${link}`,
      '期限を過ぎた場合は、ログイン画面の「パスワードをお忘れの方」から再度お手続きいただけます。',
    ],
  },
  email_code: {
    subject: (shop: string) => `【${shop}】メールアドレスの確認コード`,
    lines: (shop: string, name: string, code: string, minutes: number, link: string) => [
      dear(name),
      `${shop}をご利用いただき、誠にありがとうございます。メールアドレスの確認のため、下記の確認コードを画面に入力してください。`,
      `確認コード：${code}`,
      `確認コードは${minutes}分間有効です。画面を閉じられた場合は、下記のページから入力いただけます。\n${link}`,
      UNKNOWN_SENDER,
    ],
  },
  email_taken: {
    subject: (shop: string) => `【${shop}】このメールアドレスはすでに会員登録されています`,
    lines: (shop: string, name: string, login: string, reminder: string) => [
      dear(name),
      `${shop}で、このメールアドレスでの会員登録、またはこのメールアドレスへの変更のお手続きがありました。このメールアドレスはすでに会員登録されていますので、お手続きは完了していません。`,
      `お客様ご自身のお手続きでしたら、すでにご登録の会員として、下記のページからログインしてください。確認コードの入力は不要です。\n${login}`,
      `パスワードをお忘れの場合は、下記のページで再設定いただけます。\n${reminder}`,
      'お心当たりのない場合は、このメールへのご対応は不要です。ご登録の内容は変更されていません。お手続きをされた方に、会員登録の有無をお知らせすることもありません。',
    ],
  },
  login_code: {
    subject: (shop: string) => `【${shop}】ログインの認証コード`,
    lines: (shop: string, name: string, code: string, minutes: number) => [
      dear(name),
      `${shop}へのログインを受け付けました。下記の認証コードを画面に入力してください。`,
      `認証コード：${code}`,
      `認証コードは${minutes}分間有効です。どなたにもお知らせにならないでください。`,
      'ログインにお心当たりのない場合は、パスワードが他の方に知られているおそれがあります。すぐにパスワードを変更してください。',
    ],
  },
  proof_code: {
    subject: (shop: string) => `【${shop}】ご本人確認のコード`,
    lines: (shop: string, name: string, code: string, minutes: number) => [
      dear(name),
      `${shop}の会員情報の変更または退会のため、ご本人の確認をお願いいたします。下記の確認コードを画面に入力してください。`,
      `確認コード：${code}`,
      `確認コードは${minutes}分間有効です。どなたにもお知らせにならないでください。`,
      'お心当たりのない場合は、どなたかがお客様のアカウントを操作しているおそれがあります。確認コードは入力せず、お手数ですが下記までご連絡ください。',
    ],
  },
  email_changed: {
    subject: (shop: string) => `【${shop}】メールアドレスが変更されました`,
    lines: (shop: string, name: string, days: number, link: string) => [
      dear(name),
      `${shop}にご登録のメールアドレスが変更されましたので、変更前のメールアドレスにお知らせいたします。`,
      'お客様ご自身で変更された場合は、このメールへのご対応は不要です。',
      `お心当たりのない場合は、下記のページで変更を取り消してください。メールアドレスが元に戻り、すべての端末でログアウトします。ページは${days}日間有効です。\n${link}`,
    ],
  },
  locked: {
    subject: (shop: string) => `【${shop}】ログインを一時的に停止しました`,
    lines: (shop: string, name: string, minutes: number, link: string) => [
      dear(name),
      `${shop}へのログインに続けて失敗したため、安全のためにログインを一時的に停止しました。`,
      `お客様ご自身の操作でしたら、下記のページを開くと、すぐにログインいただけるようになります。何もされない場合も、${minutes}分後に解除されます。\n${link}`,
      'お心当たりのない場合は、このメールへのご対応は不要です。パスワードを他のサービスと共通にされている場合は、変更をおすすめいたします。',
    ],
  },
  password_changed: {
    subject: (shop: string) => `【${shop}】パスワードが変更されました`,
    lines: (shop: string, name: string, link: string) => [
      dear(name),
      `${shop}のパスワードが変更されましたので、お知らせいたします。他の端末でのログインは終了しました。`,
      `お客様ご自身で変更された場合は、このメールへのご対応は不要です。お心当たりのない場合は、下記のページですぐにパスワードを再設定してください。\n${link}`,
    ],
  },
  reminder: {
    subject: (shop: string) => `【${shop}】パスワード再設定のご案内`,
    lines: (shop: string, name: string, minutes: number, link: string) => [
      dear(name),
      `${shop}をご利用いただき、誠にありがとうございます。パスワードの再設定を承りました。`,
      `下記のページで、新しいパスワードを設定してください。ページは${minutes}分間有効で、一度だけお使いいただけます。\n${link}`,
      UNKNOWN_SENDER,
    ],
  },
  username: {
    subject: (shop: string) => `【${shop}】ログインIDのご案内`,
    lines: (shop: string, name: string, minutes: number, link: string) => [
      dear(name),
      `${shop}をご利用いただき、誠にありがとうございます。ログインIDのお問い合わせを承りました。`,
      `下記のページで、ログインIDをご確認いただけます。ページは${minutes}分間有効です。\n${link}`,
      UNKNOWN_SENDER,
    ],
  },
  left: {
    subject: (shop: string) => `【${shop}】退会の手続きが完了しました`,
    lines: (shop: string, name: string) => [
      dear(name),
      `${shop}の退会の手続きが完了しました。これまでご利用いただき、誠にありがとうございました。`,
      'ご登録の内容は削除いたしました。ご注文の記録は、法令で定められた期間、当店で保管いたします。',
      'お心当たりのない場合は、お手数ですが下記までご連絡ください。',
    ],
  },
} as const

/** A device whose browser does not say what it is. */
export const UNKNOWN_DEVICE = '不明な端末'
