import { inTabs } from '#tests/support/in-tabs.ts'
import { findSmallPages, pageKinds, stillPages } from '#tests/support/page-kinds.ts'
import { SHOP_PORT, toMotoUrlForNode, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'

// As most shoppers see it: the config leaves movement out.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a published page is the same for every visitor (architecture, law 3)', async ({ request }) => {
  for (const { path } of [...pageKinds, ...(await findSmallPages('moto'))]) {
    const asNobody = await request.get(toMotoUrlForNode() + path)
    const asSomebody = await request.get(toMotoUrlForNode() + path, {
      headers: { cookie: 'access_token=somebody; cartToken=somebodys', authorization: 'Bearer somebody' },
    })
    expect(asNobody.status(), path).toBe(200)
    expect(await asSomebody.text(), path).toBe(await asNobody.text())
    expect(asNobody.headers()['set-cookie'], path).toBeUndefined()
  }
})

test('a shop that does not exist says so and nothing else', async ({ request }) => {
  const response = await request.get(`http://127.0.0.1:${SHOP_PORT}/`, {
    headers: { host: 'nobody.example' },
  })
  expect(response.status()).toBe(404)
})

test('an address without its slash leads to the one with it', async ({ request }) => {
  const response = await request.get(`${toMotoUrlForNode()}/product?q=チェーン`, { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(response.headers()['location']).toContain('/product/?q=')
})

test('an unknown address shows the not-found page of the shop', async ({ page }) => {
  const response = await page.request.get(`${toMotoUrlForNode()}/no-such-page/`)
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('404 Not Found')
})

for (const site of ['moto', 'okurimono'] as const) {
  test(`nothing moves while a page of ${site} loads, however late its scripts come`, async ({
    page,
    context,
  }) => {
    test.slow()
    await context.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      await route.continue()
    })
    await context.addInitScript(() => {
      const shifts = { total: 0 }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.total += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await inTabs(page, [...stillPages, ...(await findSmallPages(site))], async (tab, { path }) => {
      await tab.goto(toShopUrl(site) + path)
      await tab.waitForFunction(() => !document.querySelector('astro-island[ssr], [role=status].skeleton'))
      const total = await tab.evaluate(
        () => (window as unknown as { shifts: { total: number } }).shifts.total,
      )
      expect.soft(total, path).toBeLessThan(0.001)
    })
  })
}
