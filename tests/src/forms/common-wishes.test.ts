import { expect, test } from 'vitest'
import type { CartPacking } from '#contract/shapes/cart.ts'
import { createCommonForm, EACH_OWN, pickCommon, toCommonValues } from '#src/forms/common-wishes.ts'
import { toPacking } from '#src/forms/gift-options.ts'

const plain: CartPacking = {
  key: 'p1',
  shipping_key: 's1',
  delivery_date: null,
  delivery_timezone_key: null,
  delivery_timezone: null,
  wrapping: null,
  noshi: null,
  message: null,
}
const dressed: CartPacking = {
  ...plain,
  key: 'p2',
  delivery_date: '2026-12-01',
  delivery_timezone_key: 'am',
  wrapping: 'paper',
  noshi: { mizuhiki: 'red_white_bow', placement: 'inner', title: '御祝', names: [] },
  message: '御礼',
}
const { value } = EACH_OWN

/** What is sent once some fields of the form for all were changed. */
async function send(packings: readonly CartPacking[], changed: Record<string, string>) {
  const common = toCommonValues(packings)
  const values = { ...common, ...changed }
  const result = await createCommonForm('all', common).schema['~standard'].validate(values)
  if (result.issues) throw new Error(result.issues.map(({ message }) => message).join())
  return pickCommon(toPacking(result.value), values, common)
}

test('Where parcels differ each keeps its own, and that is a choice of the form', () => {
  const common = toCommonValues([plain, dressed])
  expect(common).toMatchObject({
    delivery_date: value,
    delivery_timezone_key: value,
    wrapping: value,
    noshi_wish: value,
    noshi_title: '',
    message: '',
  })
  const toChoices = (packings: readonly CartPacking[]) =>
    createCommonForm('all', toCommonValues(packings))
      .fields.filter(({ name }) => name === 'wrapping' || name === 'noshi_wish')
      .map(({ options }) => options?.includes(EACH_OWN))
  expect(toChoices([plain, dressed])).toEqual([true, true])
  expect(toChoices([plain, { ...plain, wrapping: 'none' }])).toEqual([false, false])
})

test('Nothing is sent where nothing was changed; «none» is sent where parcels differ', async () => {
  expect(await send([plain, dressed], {})).toEqual({})
  expect(await send([plain, dressed], { wrapping: 'none' })).toEqual({ wrapping: 'none' })
  expect(await send([plain, dressed], { noshi_wish: '' })).toEqual({ noshi: null })
  expect(await send([plain, dressed], { delivery_date: '', delivery_timezone_key: '' })).toEqual({
    delivery_date: null,
    delivery_timezone_key: null,
  })
  expect(await send([dressed, dressed], { message: '' })).toEqual({ message: null })
})

test('Whoever goes back to what each has sends nothing, and is asked nothing about a noshi', async () => {
  expect(await send([plain, dressed], { noshi_occasion: 'other', noshi_title: '', wrapping: value })).toEqual(
    {},
  )
})
