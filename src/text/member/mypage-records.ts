import type { MeasurementPurpose } from '#contract/shapes/measurement.ts'

/** Days to remember. */
export const memorialTexts = {
  add: '記念日を追加する',
  empty: '登録されている記念日はまだありません。大切な方のお誕生日などを登録しておきませんか。',
  kinds: { 1: 'お誕生日', 2: '結婚記念日', 3: 'その他の記念日' },
  kind_other: '記念日',
  day: (month: number, date: number) => `${month}月${date}日`,
  call: (call: string) => `呼び方：${call}`,
  calendar: 'カレンダーに取り込む',
  calendar_hint:
    '保存したファイルを開くと、お使いのカレンダーに毎年の予定として登録されます。1週間前にお知らせが届きます。',
  calendar_of: (name: string) => `「${name}」をカレンダーに取り込む`,
  calendar_name: '記念日',
  calendar_file: '記念日.ics',
  calendar_entry: (whose: string, name: string) => `${whose}の${name}`,
  edit_of: (name: string) => `「${name}」を変更する`,
  delete_of: (name: string) => `「${name}」を削除する`,
  delete_title: 'この記念日を削除しますか',
  delete_text: (whose: string, name: string) => `${whose}の「${name}」を削除します。元には戻せません。`,
  choose: '選択',
  whose_missing: 'どなたの記念日かを入力してください',
  whose_hint: '例：お母さん、山田太郎',
  call_hint: 'お知らせのメールで、この呼び方を使います。例：お母さん',
  leap_hint: 'うるう年でない年は、2月28日にお知らせします。',
} as const

/** Measurements over time. */
export const measurementTexts = {
  purposes: { body: '体', helmet: '頭（ヘルメット）', glove: '手（グローブ）', foot: '足' } satisfies Record<
    MeasurementPurpose,
    string
  >,
  purpose_nav: '採寸の種類',
  add: '採寸を記録する',
  empty: '採寸の記録はまだありません。サイズ選びの目安に、記録しておくと便利です。',
  limit: (limit: number) => `新しいものから${limit}件までお残しします。古い記録は自動で削除されます。`,
  values: {
    height: '身長',
    weight: '体重',
    chest: '胸囲',
    waist: 'ウエスト',
    hip: 'ヒップ',
    inseam: '股下',
    head: '頭囲',
    palm: '手囲い',
    middle_finger: '中指の長さ',
    length: '足長',
    girth: '足囲',
  } as Record<string, string>,
  of: (label: string, unit: string) => `${label}（${unit}）`,
  chart: (label: string, unit: string) => `${label}の移り変わり（${unit}）`,
  chart_text: (label: string, first: string, last: string, count: number) =>
    `${label}の${count}回の記録。${first}から${last}へ。数値は下の表にあります。`,
  chart_choice: 'グラフに表示する項目',
  one_point: '2回以上記録すると、移り変わりがグラフになります。',
  table: '採寸の記録',
  table_scroll: '採寸の記録（横にスクロールできます）',
  date: '日付',
  name: 'どなた',
  self: 'ご本人',
  note: 'メモ',
  no_value: '―',
  delete_of: (day: string) => `${day}の記録を削除する`,
  delete_title: 'この記録を削除しますか',
  delete_text: (day: string) => `${day}の採寸の記録を削除します。元には戻せません。`,
  need_one: '測った値を1つ以上ご入力ください。',
  values_hint: '小数点第1位まで。測った項目だけご入力ください。',
  name_hint: 'ご家族の採寸を分けて記録できます。空欄はご本人です。',
} as const
