import { expect, test } from 'vitest'
import { parseListQuery } from '#src/enhance/catalogue/list-query.ts'

const SORTS = ['recommended', 'price_asc']
const parse = (address: string) => parseListQuery(new URLSearchParams(address), null, SORTS)

test('An order the list does not have is its own order', () => {
  expect(parse('sort=zzz').sort).toBeUndefined()
  expect(parse('sort=').sort).toBeUndefined()
  expect(parse('sort=price_asc').sort).toBe('price_asc')
})

test('A page that is no number is the first, and one no list has is a number the API takes', () => {
  for (const page of ['', 'zwei', '-3', '0', 'NaN']) expect(parse(`page=${page}`).page).toBe(1)
  expect(parse('page=2.7').page).toBe(2)
  expect(parse('page=9999').page).toBe(9999)
  for (const page of ['1e30', 'Infinity', '99999999999']) expect(parse(`page=${page}`).page).toBe(100_000)
})
