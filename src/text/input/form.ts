/** Words of every form. */
export const formTexts = {
  choose_prefecture: '選択してください',
  choose: (field: string) => `${field}を選択してください`,
  not_done: '保存できませんでした',
  corrected: '（修正済み）',
  all_corrected: '入力内容を修正しました。このままお進みください。',
  error_summary: (count: number) => `${count}か所をご確認ください`,
  required: '必須',
  lookup: '郵便番号から住所を入力',
  lookup_choices: '該当する住所が複数あります。お選びください。',
  lookup_none: 'この郵便番号の住所が見つかりませんでした。直接ご入力ください。',
  lookup_filled: '住所を入力しました。番地以降をご確認ください。',
  lookup_undo: '元に戻す',
} as const

/** The three fields of a birthday. */
export const birthdayTexts = {
  year: '年',
  month: '月',
  day: '日',
  part: (label: string, part: string) => `${label.replace('（任意）', '')}の${part}`,
  invalid: '生年月日は、年・月・日をすべて入力してください。例：1985年4月1日',
} as const
