import { beforeEach, expect, test, vi } from 'vitest'
import { reloadOnFailedChunk } from '#src/enhance/page/failed-chunk.ts'
import { installBrowser, tellPage } from '#tests/support/install-browser.ts'

const reload = vi.fn()
beforeEach(() => {
  reload.mockClear()
  installBrowser('https://shop.test/')
  vi.stubGlobal('location', { reload })
  vi.useFakeTimers({ now: 1_000_000 })
  return () => vi.useRealTimers()
})

const loseChunk = () =>
  tellPage('unhandledrejection', {
    reason: new TypeError('Failed to fetch dynamically imported module: /_astro/a.js'),
  })

test('A missing part of the script reloads the page, at most once a minute', () => {
  reloadOnFailedChunk()
  loseChunk()
  loseChunk()
  expect(reload).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  loseChunk()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('Without storage it never reloads, so it cannot reload for ever', () => {
  vi.stubGlobal('sessionStorage', undefined)
  reloadOnFailedChunk()
  loseChunk()
  expect(reload).not.toHaveBeenCalled()
})

test('An island whose script is missing reloads the page too', () => {
  reloadOnFailedChunk()
  tellPage('astro:hydration-error', { detail: { error: new TypeError('Importing a module script failed.') } })
  expect(reload).toHaveBeenCalledTimes(1)
})

test('Any other mistake is left to whoever reads it', () => {
  reloadOnFailedChunk()
  tellPage('unhandledrejection', { reason: new TypeError('x is not a function') })
  tellPage('astro:hydration-error', { detail: { error: new Error('render failed') } })
  expect(reload).not.toHaveBeenCalled()
})
