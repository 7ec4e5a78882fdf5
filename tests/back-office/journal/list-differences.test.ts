import { expect, test } from 'vitest'
import { listDifferences, splitDifference } from '#back-office/journal/list-differences.ts'

test('The journal shows the fields that changed, and not what follows by itself', () => {
  const before = { id: 4, version: 7, name: 'スパナ', stock: 3, tags: ['工具'], is_draft: false }
  const after = { ...before, version: 8, stock: 1_200, is_draft: true }
  expect(listDifferences({ before, after })).toEqual([
    { field: 'stock', before: '3', after: '1,200' },
    { field: 'is_draft', before: 'いいえ', after: 'はい' },
  ])
})

test('What is new and what is gone shows all it said', () => {
  expect(listDifferences({ before: null, after: { name: 'スパナ' } })).toEqual([
    { field: 'name', before: '', after: 'スパナ' },
  ])
  expect(listDifferences({ before: { name: 'スパナ' }, after: null })).toEqual([
    { field: 'name', before: 'スパナ', after: '' },
  ])
})

test('Of a long text the part that differs is marked', () => {
  expect(splitDifference('送料は600円です', '送料は780円です')).toEqual(['送料は', '60', '0円です'])
  expect(splitDifference('あああ', 'ああ')).toEqual(['ああ', 'あ', ''])
})
