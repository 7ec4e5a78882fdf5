import { expect, test } from 'vitest'
import { recogniseNoshi } from '#src/forms/noshi-choices.ts'
import { toNoshiValues } from '#src/forms/noshi-fields.ts'
import { pickTyped } from '#src/forms/typed-wishes.ts'

const none = { delivery_date: '', message: '', ...toNoshiValues(null) }

test('Only what differs from what was there was typed', () => {
  expect(pickTyped({ ...none, message: '御礼' }, none)).toEqual({ message: '御礼' })
  expect(pickTyped({ ...none, delivery_date: '' }, { ...none, delivery_date: '2026-12-01' })).toEqual({
    delivery_date: '',
  })
  expect(pickTyped({}, none)).toEqual({})
})

test('A noshi that only stands in other fields was not typed; one whose name was changed is kept whole', () => {
  const noshi = toNoshiValues({
    mizuhiki: 'red_white_bow',
    placement: 'inner',
    title: '御祝',
    names: ['山田'],
  })
  const shown = { ...noshi, ...recogniseNoshi(noshi) }
  expect(shown).not.toEqual(noshi)
  expect(pickTyped(shown, noshi)).toEqual({})
  expect(pickTyped({ ...shown, noshi_name_1: '田中' }, noshi)).toEqual({ ...shown, noshi_name_1: '田中' })
  expect(pickTyped({ ...none, noshi_wish: 'wanted' }, none)).toMatchObject({ noshi_wish: 'wanted' })
})
