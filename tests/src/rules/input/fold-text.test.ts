import { describe, expect, test } from 'vitest'
import { foldText, toSearchWords } from '#src/rules/input/fold-text.ts'

describe('text is folded for search', () => {
  test.each([
    ['ﾌﾞﾚｰｷ', 'ブレーキ'],
    ['ぶれーき', 'ブレーキ'],
    ['ＷＤ－１００', 'wd-100'],
    ['ゔぃんてーじ', 'ヴィンテージ'],
    ['いすゞ', 'イスゞ'],
    ['  a\u3000 b ', 'a b'],
  ])('%s is %s', (typed, folded) => {
    expect(foldText(typed)).toBe(folded.replace('ゞ', 'ヾ'))
  })

  test('voiced marks stay', () => {
    expect(foldText('はす')).not.toBe(foldText('ばす'))
  })

  test('what is folded stays as it is when folded again', () => {
    const once = foldText('㈱ﾊｰﾄ Café Ⅲ')
    expect(foldText(once)).toBe(once)
  })

  test('words are split at any space, each once', () => {
    expect(toSearchWords(' チェーン　520 ﾁｪｰﾝ ')).toEqual(['チェーン', '520'])
    expect(toSearchWords('　')).toEqual([])
  })
})
