/** What stands around every screen of the back office. */
export const FRAME_TEXT = {
  title: 'お店の管理',
  noscript: 'この画面を使うには、ブラウザーのJavaScriptを有効にしてください。',
  not_built_title: '管理画面を準備しています',
  not_built:
    '画面のファイルがまだ作られていません。起動した直後は1分ほどで自動的に開きます。開かないときは、サーバーで次のコマンドを実行してください。',
  home: 'ホーム',
  open_shop: 'お店を見る',
  account: 'アカウント',
  own_account: '自分のアカウント',
  sign_in: 'ログイン',
  sign_in_lead: (shop: string) => `${shop} の管理画面`,
  email: 'メールアドレス',
  password: 'パスワード',
  code: '確認コード',
  code_lead:
    '認証アプリに表示されている6桁のコードを入力してください。スマートフォンが手元にないときは、予備のコードを入力できます。',
  send_code: '確認してログイン',
  back_to_password: 'メールアドレスの入力に戻る',
  forgotten_password: 'パスワードをお忘れですか',
  other_shops: 'ほかのお店',
  not_here: 'このお店のスタッフとして登録されていません',
  not_here_lead:
    'お店のオーナーに招待を依頼してください。別のアカウントをお持ちのときは、ログアウトしてからログインし直してください。',
  offline:
    'サーバーに接続できませんでした。入力した内容はこの端末に残っています。しばらくしてから、もう一度お試しください。',
  unexpected: '処理できませんでした。しばらくしてから、もう一度お試しください。',
  groups: {
    daily: '毎日の仕事',
    goods: '商品',
    pages: 'お店のページ',
    promotion: '販売促進',
    shop: 'お店の設定',
    staff: 'スタッフ',
  },
  loading: '読み込んでいます…',
} as const
