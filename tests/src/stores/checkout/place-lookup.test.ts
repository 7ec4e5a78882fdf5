import { expect, test, vi } from 'vitest'
import { useBrowserShop } from '#tests/support/browser-shop.ts'

const shop = await useBrowserShop([])

async function openLookup() {
  vi.resetModules()
  return import('#src/stores/checkout/place-lookup.ts')
}

test('A postal code is looked up once it is complete', async () => {
  const { $placeLookup, lookUpPlaces } = await openLookup()
  await lookUpPlaces('150000')
  expect(shop.wire.calls).toEqual([])
  await lookUpPlaces('1500001')
  expect($placeLookup.get()).toMatchObject({
    state: 'found',
    places: [{ prefecture: '東京都', city: '渋谷区', address1: '神宮前' }],
  })
  await lookUpPlaces('0000000')
  expect($placeLookup.get()).toEqual({ state: 'none', code: '0000000' })
})

test('Of two quick look-ups the later one counts', async () => {
  const { $placeLookup, lookUpPlaces } = await openLookup()
  const held = Promise.withResolvers<void>()
  shop.wire.current = async (request, deliver) => {
    if (request.url.endsWith('1500001')) await held.promise
    return deliver()
  }
  const early = lookUpPlaces('1500001')
  await lookUpPlaces('1000001')
  held.resolve()
  await early
  expect($placeLookup.get()).toMatchObject({ state: 'found', code: '1000001' })
})

test('A look-up that fails says why and stops nobody from typing', async () => {
  const { $placeLookup, lookUpPlaces } = await openLookup()
  shop.wire.current = () => Promise.reject(new TypeError('Failed to fetch'))
  await lookUpPlaces('1500001')
  expect($placeLookup.get()).toMatchObject({ state: 'failed', failure: { kind: 'network' } })
})
