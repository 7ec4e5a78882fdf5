import { beforeEach, expect, test, vi } from 'vitest'
import { reloadWhenBack } from '#src/stores/calls/reload-when-back.ts'
import { installBrowser } from '#tests/support/install-browser.ts'

const reload = vi.fn()
beforeEach(() => {
  reload.mockClear()
  installBrowser('https://shop.test/')
  vi.stubGlobal('location', { reload })
})

const arriveBy = (type: 'navigate' | 'back_forward' | 'reload') =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type } as unknown as PerformanceNavigationTiming])

test('A page one came back to is reloaded when the network is not there', () => {
  arriveBy('back_forward')
  expect(reloadWhenBack({ kind: 'network' })).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('A page that was reloaded for it, or opened anew, is not reloaded again', () => {
  for (const type of ['reload', 'navigate'] as const) {
    arriveBy(type)
    expect(reloadWhenBack({ kind: 'network' })).toBe(false)
  }
  expect(reload).not.toHaveBeenCalled()
})

test('A refusal of the shop is no reason to reload', () => {
  arriveBy('back_forward')
  expect(reloadWhenBack({ kind: 'maintenance' })).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
