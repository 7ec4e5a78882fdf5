import { describe, expect, test } from 'vitest'
import { isCardExpiryValid, toCardExpiry } from '#src/rules/checkout/card-expiry.ts'
import { normaliseDigits, toHalfWidth } from '#src/rules/input/to-half-width.ts'
import { toPhoneNumber } from '#src/rules/input/phone-number.ts'
import { formatPostalCode, isPostalCode, toPostalCode } from '#src/rules/input/postal-code.ts'
import { toKatakana } from '#src/rules/input/to-katakana.ts'

describe('What a shopper types is put right where its meaning is clear', () => {
  test.each([
    ['やまだ', 'ヤマダ'],
    ['ﾔﾏﾀﾞ', 'ヤマダ'],
    ['ﾊﾟﾊﾟﾋﾞｱ', 'パパビア'],
    ['か゛き゛', 'ガギ'],
    ['は\u3099ひ\u309a', 'バピ'],
    ['ハ゛ナナ', 'バナナ'],
    ['ゔぁいおりん', 'ヴァイオリン'],
    ['いすゞ', 'イスヾ'],
    ['ゆーざー', 'ユーザー'],
    ['ﾕ-ｻﾞ-', 'ユーザー'],
    ['ｻｰﾌｧｰ', 'サーファー'],
    ['サトウ−タロウ', 'サトウータロウ'],
    ['ヤマダ　ハナコ', 'ヤマダ　ハナコ'],
    ['カ）ソヨカゼ', 'カ）ソヨカゼ'],
    ['ｱ･ｲ｡', 'ア・イ。'],
    ['山田', '山田'],
    ['yamada', 'yamada'],
    ['', ''],
  ])('kana: %s becomes %s', (typed, kana) => {
    expect(toKatakana(typed)).toBe(kana)
    expect(toKatakana(kana)).toBe(kana)
  })

  test.each([
    ['１２３', '123'],
    ['１２３－４５６７', '123-4567'],
    ['123ー4567', '123-4567'],
    ['123ｰ4567', '123-4567'],
    ['123‐4567', '123-4567'],
    ['123−4567', '123-4567'],
    ['123―4567', '123-4567'],
    ['12 3　4', '1234'],
    ['\u202a12\u200b3\u202c', '123'],
    ['abc１', 'abc1'],
  ])('digits: %s becomes %s', (typed, digits) => expect(normaliseDigits(typed)).toBe(digits))

  test.each([
    ['123-4567', '1234567'],
    ['〒１２３ー４５６７', '1234567'],
    ['1234567', '1234567'],
    ['12345', '12345'],
    ['A7E-2FK2', 'A7E-2FK2'],
  ])('postal code: %s becomes %s', (typed, code) => expect(toPostalCode(typed)).toBe(code))

  test.each([
    ['090-1234-5678', '09012345678'],
    ['０３（１２３４）５６７８', '0312345678'],
    ['+81 90-1234-5678', '09012345678'],
    ['+81(0)3-1234-5678', '0312345678'],
    ['03.1234.5678', '0312345678'],
    ['(03)1234-5678', '0312345678'],
    ['03-12345-6789', '03-12345-6789'],
    ['0312-345678', '0312-345678'],
    ['でんわ', 'でんわ'],
  ])('phone number: %s becomes %s', (typed, number) => expect(toPhoneNumber(typed)).toBe(number))

  test.each([
    ['ｈａｎａ＠ｅｘａｍｐｌｅ．ｊｐ', 'hana@example.jp'],
    ['　a@b.jp ', 'a@b.jp'],
  ])('mail address: %s becomes %s', (typed, mail) => expect(toHalfWidth(typed)).toBe(mail))

  test.each([
    ['08/29', '202908'],
    ['8/29', '202908'],
    ['０８／２９', '202908'],
    ['0829', '202908'],
    ['08/2029', '202908'],
    ['202908', '202908'],
    ['2908', '2908'],
    ['x', 'x'],
  ])('card expiry: %s becomes %s', (typed, expiry) => expect(toCardExpiry(typed)).toBe(expiry))
})

test('A card is good through its last month', () => {
  expect(isCardExpiryValid('202611', '202611')).toBe(true)
  expect(isCardExpiryValid('202610', '202611')).toBe(false)
  expect(isCardExpiryValid('202913', '202611')).toBe(false)
})

test('A postal code is shown as three and four digits', () => {
  expect(formatPostalCode('1234567')).toBe('123-4567')
  expect(formatPostalCode('123')).toBe('123')
  expect(isPostalCode('123-4567')).toBe(true)
  expect(isPostalCode('123-456')).toBe(false)
})
