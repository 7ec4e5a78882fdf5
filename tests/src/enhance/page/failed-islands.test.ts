import { beforeEach, expect, test, vi } from 'vitest'
import { reloadOnFailedChunk } from '#src/enhance/page/failed-chunk.ts'
import { tellOfFailedIslands } from '#src/enhance/page/failed-islands.ts'
import { installBrowser } from '#tests/support/install-browser.ts'

const reload = vi.fn()
beforeEach(() => {
  reload.mockClear()
  installBrowser('https://shop.test/cart/')
  // What an island says bubbles to the window: in a browser, that is the document's own.
  const view = document.defaultView as unknown as Window & typeof globalThis
  vi.stubGlobal('window', view)
  vi.stubGlobal('HTMLElement', view.HTMLElement)
  vi.stubGlobal('location', { reload })
  document.body.innerHTML = '<astro-island><p>カートを読み込んでいます…</p></astro-island>'
})

/** As Astro says it when the script of an island did not come. */
async function loseIsland(): Promise<HTMLElement> {
  const island = document.querySelector<HTMLElement>('astro-island')!
  const detail = { error: new TypeError('Failed to fetch dynamically imported module: /_astro/a.js') }
  island.dispatchEvent(
    new window.CustomEvent('astro:hydration-error', { bubbles: true, cancelable: true, detail }),
  )
  await Promise.resolve()
  return island
}

test('A part of the page that fails twice says so, and offers to load the page again', async () => {
  tellOfFailedIslands()
  reloadOnFailedChunk()
  expect((await loseIsland()).textContent).toContain('読み込んでいます')
  expect(reload).toHaveBeenCalledTimes(1)
  const island = await loseIsland()
  expect(island.textContent).not.toContain('読み込んでいます')
  expect(island.querySelector('[role=alert]')?.textContent).toContain('画面を読み込めませんでした')
  island.querySelector('button')?.click()
  expect(reload).toHaveBeenCalledTimes(2)
})
