import { describe, expect, test } from 'vitest'
import { compareNames, normalizePayer } from '#src/rules/order/payer-name.ts'

describe('one payer, however the name is written', () => {
  test.each([
    ['ﾔﾏﾀﾞ ﾊﾅｺ', 'ヤマダ　ハナコ'],
    ['ﾔﾏﾀ ﾞﾊﾅｺ', 'やまだはなこ'],
    ['ヤマタ゛ハナコ', 'ヤマダハナコ'],
    ['ｼﾖｳｼﾞ ｼﾞﾕﾝ', 'ショウジ ジュン'],
    ['ｶ)ﾔﾏﾀﾞｼﾖｳﾃﾝ', 'カブシキガイシャ ヤマダショウテン'],
    ['カ）ヤマダショウテン', '（株）ヤマダショウテン'],
    ['ﾔﾏﾀﾞｼﾖｳﾃﾝ(ｶ', 'ヤマダショウテン㈱'],
    ['ﾔﾏﾀﾞｼﾖｳﾃﾝ(ｶ)ｵｵｻｶｼﾃﾝ', 'ヤマダショウテン オオサカシテン'],
    ['ﾕ)ｶﾓﾒｺｳﾎﾞｳ', '有限会社カモメコウボウ'],
    ['ｽ-ﾊﾟ-ｶﾓﾒ', 'スーパーカモメ'],
    ['ﾏﾘ-･ﾌﾞﾗｳﾝ', 'マリー・ブラウン'],
    ['振込 ﾔﾏﾀﾞ ﾊﾅｺ', 'ヤマダハナコ'],
    ['フリコミ　カツヲ', 'カツオ'],
    ['振込１　カ）ヤマダ', '（株）ヤマダ'],
    ['M20261124-000001 ﾔﾏﾀﾞﾊﾅｺ', 'Mヤマダハナコ'],
  ])('%s is %s', (bank, shopper) => {
    expect(normalizePayer(bank)).toBe(normalizePayer(shopper))
  })

  test.each([
    ['a kana of the name that only looks like a company', 'ナカ', 'ナ'],
    ['voiced and voiceless', 'ハシモト', 'バシモト'],
  ])('%s stays apart', (_what, one, other) => {
    expect(normalizePayer(one)).not.toBe(normalizePayer(other))
  })
})

test.each([
  ['ヤマダハナコ', 'same'],
  ['ヤマダハナ', 'alike'],
  ['ヤマタハナコ', 'alike'],
  ['ヤマダハナエ', 'alike'],
  ['ヤマハナコ', 'alike'],
  ['ヤマダハナコママ', 'alike'],
  ['ヤマ', 'other'],
  ['ヤマモトハナエ', 'other'],
  ['', 'other'],
] as const)('%s beside ヤマダハナコ is %s', (payer, likeness) => {
  expect(compareNames(payer, ['ヤマダハナコ', 'スズキイチロウ'])).toBe(likeness)
})
