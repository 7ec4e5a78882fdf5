import { describe, expect, test } from 'vitest'
import { groupByKana, KANA_ROWS, toKanaRow } from '#src/rules/input/kana-row.ts'

describe('the kana index', () => {
  test.each([
    ['アオゾラ', 'あ'],
    ['ぁ', 'あ'],
    ['ヴッパー', 'あ'],
    ['ｶﾞｰﾚｰｼﾞ', 'か'],
    ['ゴーマ', 'か'],
    ['ゾンネ', 'さ'],
    ['ッ', 'た'],
    ['ドリム', 'た'],
    ['ノーザン', 'な'],
    ['ﾊﾟｰﾂ', 'は'],
    ['ホンマ', 'は'],
    ['モノ', 'ま'],
    ['ョット', 'や'],
    ['ロッシ', 'ら'],
    ['ヲワリ', 'わ'],
    ['ン', 'わ'],
    ['Ｋｉｔａｃｏ', 'A-Z'],
    ['3M', '他'],
    ['', '他'],
  ])('puts %s under %s', (reading, row) => {
    expect(toKanaRow(reading)).toBe(row)
  })

  test('offers every row in its order, also those without an entry', () => {
    const groups = groupByKana([
      { name: '火柱制動', name_kana: 'ヒバシラセイドウ' },
      { name: 'ABC', name_kana: '' },
    ])
    expect(groups.map(({ row }) => row)).toEqual([...KANA_ROWS])
    expect(groups.filter(({ entries }) => entries.length > 0).map(({ row }) => row)).toEqual(['は', 'A-Z'])
  })
})
