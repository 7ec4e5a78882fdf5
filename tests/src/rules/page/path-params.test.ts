import { expect, test } from 'vitest'
import { readPathParams } from '#src/rules/page/path-params.ts'

test('The key of a keyed page is read from its address', () => {
  expect(readPathParams('/mypage/list/{resourceKey}', '/mypage/list/7/')).toEqual({ resourceKey: '7' })
  expect(readPathParams('/mypage/address/{resourceKey}/edit', '/mypage/address/12/edit')).toEqual({
    resourceKey: '12',
  })
  expect(readPathParams('/mypage/list/{resourceKey}', '/mypage/list/%E8%8C%B6/')).toEqual({
    resourceKey: '茶',
  })
  expect(readPathParams('/mypage/list/{resourceKey}', '/mypage/card/7/')).toBeNull()
  expect(readPathParams('/mypage/list/{resourceKey}', '/mypage/list/')).toBeNull()
})
