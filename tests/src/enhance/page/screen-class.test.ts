import { expect, test, vi } from 'vitest'
import { installBrowser } from '#tests/support/install-browser.ts'

test('The root says which class of screen it is, by the breakpoints of the shop’s settings', async () => {
  installBrowser('https://shop.test/')
  const site = { api: '', breakpoints: { sm: 500, md: 900 } }
  document.body.innerHTML = `<script type="application/json" id="noren-site">${JSON.stringify(site)}</script>`
  const turned: (() => void)[] = []
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: (_: string, turn: () => void) => turned.push(turn),
  }))
  const { markScreenClass } = await import('#src/enhance/page/screen-class.ts')
  vi.stubGlobal('innerWidth', 500)
  markScreenClass()
  const seen = [document.documentElement.dataset['screen']]
  for (const width of [501, 900, 901]) {
    vi.stubGlobal('innerWidth', width)
    turned.forEach((turn) => turn())
    seen.push(document.documentElement.dataset['screen'])
  }
  expect(seen).toEqual(['sm', 'tablet', 'tablet', 'pc'])
})
