/** What the staff read when a shop cannot sell on such terms. */
export const TERMS_ERRORS = {
  invoice_number:
    '登録番号は「T」と13桁の数字で入力してください。番号の検査数字が合いませんので、打ち間違いがないかご確認ください',
  regions_missing: (regions: readonly string[]) =>
    `${regions.join('、')}の送料がありません。すべての地方を入力してください`,
  region_unknown: 'この地方はありません。地方の名前をご確認ください',
  region_twice: 'この地方が重複しています。1つだけ入力してください',
  slot_key_twice: 'この時間帯の記号が重複しています。別の記号を入力してください',
  slot_name_twice: 'この時間帯の名前が重複しています。別の名前を入力してください',
  date_twice: 'この日付が重複しています。1つだけ入力してください',
  weekday_twice: '曜日が重複しています。1つだけ選んでください',
  year_end_too_long: (days: number) =>
    `年末年始の休業が${days}日を超えています。初日と最終日が逆になっていないかご確認のうえ、${days}日以内で入力してください`,
  year_end_elsewhere:
    '年末年始の休業は、12月に始まるか1月に終わる期間で入力してください。ほかの時期の休業日は「特別な営業日・休業日」に入力してください',
  closed_too_long: (from: string, days: number) =>
    `${from}から${days}日を超えて休業日が続くため、出荷日をお知らせできません。間に営業日を入れてください`,
  payment_missing: 'お支払い方法が足りません。画面を開き直してから、もう一度保存してください',
  payment_not_taken:
    'このお支払い方法を扱う決済会社が設定されていません。サーバーの設定（PAYMENT_PROVIDERS）を済ませてから選んでください',
  payment_twice: 'このお支払い方法が重複しています。1つだけ入力してください',
  fees_rising: '手数料の区切りの金額は、前の行より大きい金額を入力してください',
  fees_end: '「それ以上」の手数料は、最後の行に入力してください',
  guide_needed: '振込先と、お振り込みの期限を入力してください',
  remind_too_early:
    'お知らせは、お振り込みの期限の日数より短い日数で入力してください。空欄にするとお知らせしません',
  guide_unused: 'このお支払い方法には、振込先を登録できません。空欄のまま保存してください',
  keycode_needed:
    'キーコードで入店を制限しているため、キーコードを外せません。先に設定「SITE.IS_KEYCODE_REQUIRED」をオフにしてください',
} as const
