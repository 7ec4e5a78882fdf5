import { expect, test } from 'vitest'
import { takeTurns, toTurn } from './turns.ts'

const shops = ['moto', 'okurimono', 'hojin']
const places = Array.from({ length: 10 }, (_, place) => place)

test('Each of several has its turn, and as many runs see all of them', () => {
  const seen = shops.map((_, now) => takeTurns(now, false).inTurn(shops))
  expect(seen.every((some) => some.length === 1)).toBe(true)
  expect(seen.flat().sort()).toEqual(shops.toSorted())
})

test('Two who are set off from each other see different ones', () => {
  for (const now of [0, 1, 2, 0xffffffff]) {
    const { inTurn } = takeTurns(now, false)
    expect(inTurn(shops)).not.toEqual(inTurn(shops, 1))
  }
})

test('Of many, as many runs see each once', () => {
  const seen = [0, 1, 2].flatMap((now) => places.filter((place) => takeTurns(now, false).isMyTurn(place, 3)))
  expect(seen.toSorted((a, b) => a - b)).toEqual(places)
})

test('A long run sees all', () => {
  const { inTurn, isMyTurn } = takeTurns(1, true)
  expect(inTurn(shops)).toEqual(shops)
  expect(places.filter((place) => isMyTurn(place, 3))).toEqual(places)
})

test('A turn that is no whole number is refused: nobody would have it', () => {
  expect(toTurn('2')).toBe(2)
  for (const text of ['', 'two', '-1', '1.5', '1e99'])
    expect(() => toTurn(text)).toThrow(`TEST_TURN is «${text}»; write a whole number`)
})
