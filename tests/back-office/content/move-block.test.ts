import { expect, test } from 'vitest'
import type { LayoutBlock } from '#contract/shapes/content.ts'
import { dropBlock, toBlockId, toPlaceId } from '#back-office/content/move-block.ts'

const block = (key: string, place: LayoutBlock['place']) => ({ key, place }) as unknown as LayoutBlock
const BLOCKS = [block('a', 'before'), block('b', 'before'), block('c', 'side')]
const drop = (active: number, over: string) =>
  dropBlock(BLOCKS, toBlockId(active), over).map((one) => `${Reflect.get(one, 'key')}:${one.place}`)

test('A block that is dropped on another stands before or behind it, in its place of the page', () => {
  expect(drop(0, toBlockId(1))).toEqual(['b:before', 'a:before', 'c:side'])
  expect(drop(1, toBlockId(0))).toEqual(['b:before', 'a:before', 'c:side'])
  expect(drop(0, toBlockId(2))).toEqual(['b:before', 'c:side', 'a:side'])
})

test('On an empty place it is the only one there; on itself and on nothing it stays', () => {
  expect(drop(0, toPlaceId('after'))).toEqual(['b:before', 'c:side', 'a:after'])
  expect(drop(0, toBlockId(0))).toEqual(['a:before', 'b:before', 'c:side'])
  expect(drop(0, 'nothing')).toEqual(['a:before', 'b:before', 'c:side'])
})
