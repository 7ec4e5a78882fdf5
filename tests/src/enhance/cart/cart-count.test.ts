import { beforeEach, expect, test, vi } from 'vitest'
import { installBrowser, tellPage } from '#tests/support/install-browser.ts'

const KEY = 'noren.cart'
const summarise = (count: number) => ({ token: 'token', version: 1, count })
const read = () =>
  [...document.querySelectorAll<HTMLElement>('[data-cart-count]')].map(({ hidden, textContent }) =>
    hidden ? null : textContent,
  )

beforeEach(() => {
  installBrowser('https://shop.test/')
  vi.resetModules()
  document.body.innerHTML = '<span data-cart-count hidden></span><span data-cart-count hidden></span>'
})

test('The pieces in the cart are counted as this page, another tab and a kept page know them', async () => {
  localStorage.setItem(KEY, JSON.stringify(summarise(2)))
  const { showCartCount } = await import('#src/enhance/cart/cart-count.ts')
  const { setCartSummary } = await import('#src/stores/cart/cart.ts')
  showCartCount()
  expect(read()).toEqual(['2', '2'])
  setCartSummary(summarise(120))
  expect(read()).toEqual(['99+', '99+'])
  localStorage.setItem(KEY, JSON.stringify(summarise(3)))
  tellPage('storage', { key: 'another' })
  expect(read()).toEqual(['99+', '99+'])
  tellPage('storage', { key: KEY })
  expect(read()).toEqual(['3', '3'])
  localStorage.clear()
  tellPage('pageshow')
  expect(read()).toEqual([null, null])
})

test('A browser that keeps nothing counts what this page puts into the cart', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { showCartCount } = await import('#src/enhance/cart/cart-count.ts')
  const { $cartSummary, setCartSummary } = await import('#src/stores/cart/cart.ts')
  showCartCount()
  expect(read()).toEqual([null, null])
  setCartSummary(summarise(1))
  expect(read()).toEqual(['1', '1'])
  expect($cartSummary.value?.count).toBe(1)
})
