import { expect, test } from 'vitest'
import { toFailureSentence, toSentence } from '#src/text/calls/api-errors.ts'
import { toFieldErrorText } from '#src/text/input/field-errors.ts'
import { fieldLabels, toPlainLabel } from '#src/text/input/field-labels.ts'
import { toToastText } from '#src/text/page/toasts.ts'

test.each([
  ['kana', {}, '氏名は全角カタカナで入力してください'],
  ['post', {}, '氏名は郵便番号の形式で入力してください。 例：123-4567'],
  ['decimal', { max: 2 }, '氏名は小数点第2位までの数値を入力してください'],
  ['tel', {}, '氏名は電話番号のフォーマットで入力してください'],
  ['required_without_all', {}, 'いずれかは必須項目です'],
  ['half_width_alpha_num', {}, '氏名は半角英数字で入力してください'],
  ['date_birth', {}, '日付が無効です'],
  ['min_date', {}, '参照終了日は参照開始日より大きです。'],
] as const)('The rule %s says its sentence (behaviour 5.2)', (code, params, sentence) => {
  expect(toFieldErrorText({ code, params }, '氏名')).toBe(sentence)
})

test.each([
  ['downloaded', 'ダウンロードが完了しました'],
  ['exported', 'エクスポートが完了しました'],
  ['delayed', '遅延処理中なのでしばらくお待ちください'],
])('The toast %s says its sentence (behaviour 3.9)', (code, sentence) => {
  expect(toToastText({ code })).toBe(sentence)
})

test('A failure is told in our words, else the API’s, else generally', () => {
  expect(toFailureSentence({ kind: 'network' })).toContain('通信できませんでした')
  expect(toFailureSentence({ kind: 'refused', code: 'cart.x', sentence: '在庫が足りません。' })).toBe(
    '在庫が足りません。',
  )
  expect(toSentence({ code: 'cart.x' })).toContain('エラーが発生しました')
  expect(toSentence({ code: 'unknown_outcome' })).toContain('すでに成立している可能性があります')
})

test('A label’s mark for optional fields is no part of a sentence', () => {
  expect(toPlainLabel(fieldLabels.department_name)).toBe('部署・役職')
  expect(toPlainLabel(fieldLabels.address2)).toBe('建物名・部屋番号')
  expect(toPlainLabel(fieldLabels.last_name)).toBe('お名前（姓）')
})
