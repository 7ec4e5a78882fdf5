import { enterShop } from '#tests/support/keycode.ts'
import { inTabs } from '#tests/support/in-tabs.ts'
import { findSmallPages, pageKinds, stillPages } from '#tests/support/page-kinds.ts'
import { readShopPort, sites, toMotoUrlForNode, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { openSlowWire } from '#tests/support/slow-wire.ts'
import { readShifts, watchShifts } from '#tests/support/watch-shifts.ts'
import { inTurn } from '#tests/support/turns.ts'

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
  const response = await request.get(`http://127.0.0.1:${readShopPort()}/`, {
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

for (const site of inTurn(['moto', 'okurimono'] as const, 1)) {
  test(`nothing moves while a page of ${site} loads, however late its scripts come`, async ({
    page,
    context,
  }) => {
    test.slow()
    await context.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      await route.continue()
    })
    await watchShifts(context)
    await inTabs(page, [...stillPages, ...(await findSmallPages(site))], async (tab, { path }) => {
      await tab.goto(toShopUrl(site) + path)
      await tab.waitForFunction(() => !document.querySelector('astro-island[ssr], [role=status].skeleton'))
      const { total, moved } = await readShifts(tab)
      expect.soft(total, [path, ...moved].join('\n')).toBeLessThan(0.001)
    })
  })
}

for (const site of inTurn(sites)) {
  test(`nothing moves while a page of ${site} comes in pieces`, async ({ page, context }) => {
    test.slow()
    await enterShop(context, site)
    const wire = await openSlowWire(toShopUrl(site))
    await watchShifts(context)
    const product = (await findSmallPages(site)).find(({ path }) => path.startsWith('/product/'))!.path
    const paths = ['/', '/product/', product, '/news/', '/maker/', '/calendar/']
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      for (const path of paths) {
        await page.goto(wire.url + path)
        const { total, moved } = await readShifts(page)
        expect.soft(total, [width, path, ...moved].join('\n')).toBeLessThan(0.001)
      }
    }
    await page.goto('about:blank')
    wire.close()
  })
}
