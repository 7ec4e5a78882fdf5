/** Becoming a member. */
export const registerTexts = {
  intro: '会員登録は無料です。お届け先の保存、ご注文履歴やポイントをご利用いただけます。',
  already: 'すでに会員の方は、',
  login: 'こちらからログイン',
  login_end: 'してください。',
  sections: {
    login: 'ログインに使う情報',
    person: 'お客様の情報',
    company: '会社・ご担当者の情報',
    place: 'ご住所・お電話番号',
    more: 'その他',
  },
  email_hint: 'ご注文の確認や大切なご連絡をお送りします。ログインにも使います。',
  login_name_hint: '半角英数字4文字以上。入力しない場合は、メールアドレスでログインします。',
  phone_hint: '固定電話か携帯電話の、どちらか一方は必ずご入力ください。ハイフンは不要です。',
  question_hint: 'パスワードをお忘れのときの本人確認に使います。質問と答えの両方をご入力ください。',
  choose: '選択してください',
  no_question: '設定しない',
  legal_before: 'ご登録の前に、',
  legal_between: 'と',
  legal_after: 'をご確認ください。',
  submit: '登録する',
  failed: '登録できませんでした',
  need_script: '会員登録にはJavaScriptが必要です。ブラウザの設定で有効にしてください。',
  complete: {
    thanks: '会員登録が完了しました',
    text: 'ご登録ありがとうございます。ログインした状態になっています。',
    mail: '登録内容のご案内をメールでお送りしました。届かない場合は、迷惑メールのフォルダーもご確認ください。',
    go_on: 'ご覧になろうとしていたページへ進む',
    shop: 'お買い物を続ける',
    mypage: 'マイページへ',
  },
} as const

/** What a password must be (behaviour 5.3). */
export const PASSWORD_HINT = '半角の英字と数字を組み合わせて8文字以上。「-」「_」「.」も使えます。'
