import { expect, test } from 'vitest'
import {
  findCommon,
  isGiftForAll,
  listCommonDays,
  listCommonSlots,
  listDiffering,
} from '#src/rules/checkout/common-wishes.ts'

test('A day for all is one on which every parcel can come', () => {
  expect(
    listCommonDays([{ days: ['2026-12-01', '2026-12-02'] }, { days: ['2026-12-02', '2026-12-03'] }]),
  ).toEqual(['2026-12-02'])
  expect(listCommonDays([])).toEqual([])
})

test('A slot for all is one in which every parcel can come', () => {
  const [am, pm] = [
    { key: 'am', name: '午前中' },
    { key: 'pm', name: '午後' },
  ]
  expect(listCommonSlots([{ timezones: [am, pm] }, { timezones: [pm] }])).toEqual([pm])
})

test('A wish is shown for all where all have it', () => {
  expect(
    findCommon([
      { wrapping: 'paper', message: '御礼' },
      { wrapping: 'paper', message: '' },
    ]),
  ).toEqual({ wrapping: 'paper', message: '' })
})

test('What differs between parcels is named', () => {
  const paper = { wrapping: 'paper', message: '' }
  expect(listDiffering([paper, { wrapping: 'none', message: '' }])).toEqual(['wrapping'])
  expect(listDiffering([paper])).toEqual([])
  expect(listDiffering([])).toEqual([])
})

test('A gift for all is asked about where something in every parcel may be one', () => {
  const toLine = (packing_key: string, is_giftable: boolean) => ({
    packing_key,
    product_info: { is_giftable },
  })
  const parcels = [{ key: 'p1' }, { key: 'p2' }]
  expect(isGiftForAll(parcels, [toLine('p1', true), toLine('p2', false), toLine('p2', true)])).toBe(true)
  expect(isGiftForAll(parcels, [toLine('p1', true), toLine('p2', false)])).toBe(false)
})
